/** How a photo of a phone becomes one that every browser shows. */
export const saveAsJpeg = {
  ru: 'Сохраните её как JPEG. На iPhone: Настройки → Камера → Форматы → «Наиболее совместимые», и снимите ещё раз; готовую фотографию отправьте себе в мессенджере как фото, а не файлом, и сохраните оттуда. На компьютере: откройте её и выберите «Сохранить как» или «Экспорт» → JPEG.',
  en: 'Save it as a JPEG. On an iPhone: Settings → Camera → Formats → Most Compatible, and take it again; send a photo that you have to yourself in a messenger, as a photo and not as a file, and save it from there. On a computer: open it and choose Save as or Export → JPEG.',
} as const;
