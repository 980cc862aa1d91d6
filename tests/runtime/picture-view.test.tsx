// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Picture } from '../../src/model/picture.ts';
import { PictureView } from '../../src/ui/picture-view.tsx';

afterEach(cleanup);

const drawing: Picture = { src: '/pictures/a.svg', width: 40, height: 30, alt: 'A drawing' };
const photo: Picture = {
  src: '/assets/pictures/a-640.jpg',
  width: 640,
  height: 480,
  alt: 'A photo',
  sources: [
    { type: 'image/avif', srcSet: '/assets/pictures/a-640.avif 640w' },
    { type: 'image/webp', srcSet: '/assets/pictures/a-640.webp 640w' },
  ],
};

test('a drawing is one file, which keeps its place', () => {
  const { container } = render(<PictureView picture={drawing} sizes="10rem" />);
  const image = screen.getByRole('img', { name: 'A drawing' });
  expect(image).toMatchObject({ width: 40, height: 30 });
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(container.querySelector('picture')).toBeNull();
});

test('a photo offers its formats, best first, and how wide it is shown', () => {
  const { container } = render(<PictureView picture={photo} isFirst sizes="10rem" />);
  const offered = [...container.querySelectorAll('picture > source')];
  expect(offered.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
  expect(offered.map((source) => source.getAttribute('sizes'))).toEqual(['10rem', '10rem']);
  const image = screen.getByRole('img', { name: 'A photo' });
  expect(image.getAttribute('src')).toBe(photo.src);
  expect(image.getAttribute('loading')).toBe('eager');
});

test('a photo further down is measured where browsers can', () => {
  const { container } = render(<PictureView picture={photo} sizes="10rem" />);
  expect(container.querySelector('source')?.getAttribute('sizes')).toBe('auto, 10rem');
});
