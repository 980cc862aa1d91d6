/** Pictures that the owner gives to the page. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { desktop, test } from '../support/desk.ts';
import { axeFaults, phone, press, said } from '../support/editor-actions.ts';
import { photo } from '../support/photo.ts';
import { replaceOnce } from '../support/workspace.ts';

/** Drops a file as a person does who drags it from a folder. */
async function drop(page: Page, target: Locator, name: string, content: Buffer): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([file, base64]) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      transfer.items.add(new File([bytes], file));
      return transfer;
    },
    [name, content.toString('base64')] as const,
  );
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  const event = { dataTransfer, clientX: x + width / 2, clientY: y + height / 2 };
  await target.dispatchEvent('dragover', event);
  await target.dispatchEvent('drop', event);
}

describe('a picture', () => {
  test('dropped on one of the page takes its place, its words are asked for, and undo brings the old one', async ({
    desk,
  }) => {
    const { page, panel, text, file, edit, faults } = desk;
    await edit('/');
    const image = page.locator('.hero img');
    const before = await image.getAttribute('src');
    await drop(page, image, 'Наша машина.JPG', photo);
    await said(page, 'Напишите, что на ней');
    const written = /picture:\n( +)file: (\S+)\n/.exec(text)?.[2] ?? '';
    expect(await file()).toBe(replaceOnce(text, `file: ${written}\n`, 'file: nasha-mashina.jpg\n'));
    await expect.poll(() => image.getAttribute('src')).toMatch(/nasha-mashina/);
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    const words = panel.getByLabel('Что на картинке');
    expect(await words.evaluate((element) => element.matches(':focus'))).toBe(true);
    await press(page, 'Отменить');
    await said(page, 'Отменено');
    expect(await file()).toBe(text);
    expect(await image.getAttribute('src')).toBe(before);
    expect(faults).toEqual([]);
  });

  test('of a card is replaced by a drop, though a link lies over it', async ({ desk }) => {
    const { page, file, edit } = desk;
    await edit('/');
    await drop(page, page.locator('.card__picture').first(), 'a.jpg', photo);
    await said(page, 'Сохранено');
    expect(await file()).toContain('picture: a.jpg\n');
  });

  test.for([
    ['by day', 'light', desktop],
    ['by night', 'dark', phone],
  ] as const)(
    'is chosen in the form by keyboard %s; what is none is refused in words',
    async ([, colorScheme, size], { desk }) => {
      const { page, panel, text, file, edit } = desk;
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await edit('/', size);
      await page.locator('.hero img').click();
      const button = panel.getByRole('button', { name: 'Выбрать файл…' });
      const choose = async (name: string, buffer: Buffer) => {
        const chooser = page.waitForEvent('filechooser');
        await button.focus();
        await page.keyboard.press('Enter');
        await (await chooser).setFiles({ name, mimeType: 'image/jpeg', buffer });
      };
      await choose('IMG_1.HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'));
      await panel.getByRole('alert').getByText('HEIC').waitFor();
      expect(await file()).toBe(text);
      expect(await axeFaults(page)).toEqual([]);
      await choose('new.jpg', photo);
      await said(page, 'Напишите, что на ней');
      expect(await file()).toMatch(/file: new(?:-\d)?\.jpg\n/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    },
  );

  test('that misses every picture changes nothing, and the page stays', async ({ desk }) => {
    const { page, text, file, edit } = desk;
    await edit('/');
    await drop(page, page.locator('h1'), 'a.jpg', photo);
    await page.locator('h1').waitFor();
    expect(await file()).toBe(text);
  });
});
