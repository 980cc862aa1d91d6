import { bullets, type PrivacyTexts, serviceRules } from './privacy-texts.ts';

export const polishPrivacy: PrivacyTexts = {
  formLine: (path) => `Używamy tych danych, aby odpowiedzieć. [Jak przetwarzamy dane osobowe](${path})`,
  operator: ({ name, address, email, phone, law }) => [
    'Kto odpowiada za dane',
    `Administratorem danych osobowych przekazywanych przez tę stronę jest: ${name}.`,
    bullets(`Adres: ${address}`, `E-mail: ${email}`, phone && `Telefon: ${phone}`),
    law && `Prawo, zgodnie z którym przetwarzamy dane: ${law}.`,
  ],
  form: ({ fields, hasConsentBox, storage }) => [
    'Formularz na stronie',
    `Po wysłaniu formularza otrzymujemy to, co zostało w nim wpisane: ${fields}.`,
    bullets(
      'Cel: udzielenie odpowiedzi oraz, na Państwa życzenie, zawarcie umowy.',
      hasConsentBox
        ? 'Podstawa prawna: Państwa zgoda wyrażona zaznaczeniem pola. Można ją wycofać.'
        : 'Podstawa prawna: Państwa prośba o odpowiedź przed zawarciem umowy.',
      `Okres przechowywania: ${storage ?? 'przez czas udzielania odpowiedzi i jeszcze rok; jeśli zawarto umowę — tak długo, jak wymaga prawo'}.`,
    ),
    `Wiadomość dostarcza do naszej skrzynki usługa EmailJS: przechodzi ona przez jej serwery. [Polityka prywatności EmailJS](${serviceRules.emailJs})`,
  ],
  captcha: () => [
    'Sprawdzenie „Nie jestem robotem”',
    'Aby formularza nie wypełniały programy, chroni go Google reCAPTCHA. Gdy korzystają Państwo z formularza, przeglądarka pobiera to sprawdzenie z serwerów Google. Google otrzymuje adres IP, informacje o przeglądarce i o sposobie wypełniania formularza oraz może zapisać pliki cookie.',
    `[Polityka prywatności Google](${serviceRules.googlePrivacy}), [warunki Google](${serviceRules.googleTerms})`,
  ],
  analytics: ({ asksConsent }) => [
    'Statystyki odwiedzin',
    `${asksConsent ? 'Jeśli wyrazili Państwo zgodę' : 'Po otwarciu strony'}, przeglądarka pobiera skrypt statystyk Google. Google otrzymuje adres IP, informacje o przeglądarce, adresy otwartych stron i naciśnięcia przycisku połączenia oraz zapisuje pliki cookie.`,
    bullets(
      'Cel: sprawdzenie, które strony i reklamy są przydatne.',
      asksConsent
        ? 'Podstawa prawna: Państwa zgoda. Wybór można zmienić na dole każdej strony; sygnał Global Privacy Control przeglądarki uznajemy za odmowę, dopóki sami Państwo nie wyrażą zgody.'
        : 'Z plików cookie można zrezygnować w ustawieniach przeglądarki.',
    ),
    `[Polityka prywatności Google](${serviceRules.googlePrivacy})`,
  ],
  map: ({ host, onPress }) => [
    'Mapa',
    `Mapę wyświetla ${host}. Jest pobierana z jego serwerów ${onPress ? 'dopiero po naciśnięciu jej miejsca' : 'po przewinięciu strony do niej'}: ${host} otrzymuje adres IP i informacje o przeglądarce oraz może zapisać pliki cookie.`,
  ],
  talk: ({ messengers }) => [
    'Rozmowy i wiadomości',
    'Jeśli dzwonią lub piszą Państwo do nas, otrzymujemy numer lub nazwę oraz to, co zostanie przekazane, i używamy tego, aby odpowiedzieć.',
    messengers &&
      `Rozmowę przechowuje też usługa, przez którą Państwo piszą, według własnych zasad: ${messengers}.`,
  ],
  hosting: ({ name }) => [
    'Gdzie znajduje się strona',
    `Strony udostępnia ${name ?? 'firma, na której serwerach znajduje się witryna'}. Jak w przypadku każdej witryny, jej serwery widzą adres IP, adres strony i informacje o przeglądarce oraz przechowują je krótko, aby strona działała i była chroniona.`,
  ],
  browser: ({ hasForm, hasLists, asksConsent }) => [
    'Co pozostaje w przeglądarce',
    bullets(
      hasForm && 'Treść wpisana w formularzu: do wysłania lub zamknięcia karty.',
      hasForm && 'Informacja o wysłanej lub przerwanej w drodze wiadomości: czas i numer, bez jej treści.',
      hasLists && 'Zaznaczenia na listach dokumentów.',
      asksConsent && 'Odpowiedź na pytanie o statystyki.',
      'Informacje o tym, co już pobrano, na przykład o kroju pisma.',
    ),
    'Nic z tego nie jest nikomu przekazywane. Można to usunąć w ustawieniach przeglądarki.',
  ],
  recipients: ({ services }) => [
    'Komu przekazujemy dane',
    'Nie sprzedajemy danych. Otrzymują je tylko podmioty wymienione na tej stronie, ci, bez których nie można spełnić Państwa prośby, oraz organy państwowe, jeśli wymaga tego prawo.',
    services &&
      `Serwery tych usług mogą znajdować się za granicą, także w krajach o słabszej ochronie danych: ${services}.`,
  ],
  rights: ({ email, hasConsent, authority }) => [
    'Państwa prawa',
    'Mogą Państwo:',
    bullets(
      'dowiedzieć się, jakie dane mamy i komu je przekazaliśmy;',
      hasConsent && 'wycofać zgodę;',
      'zażądać ich sprostowania;',
      'zażądać zaprzestania przetwarzania i usunięcia danych.',
    ),
    `W tym celu prosimy napisać do nas: ${email}. Odpowiemy w terminie przewidzianym przez prawo.`,
    `Skargę na nas można złożyć do organu ochrony danych osobowych${authority === undefined ? '' : ` (${authority})`} lub do sądu.`,
  ],
};
