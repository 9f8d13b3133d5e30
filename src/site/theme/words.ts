import { languageTag } from '../navigation/languages.ts';
import type { Place } from '../navigation/places.ts';

/** What the layout itself says. */
export interface Words {
  readonly skip: string;
  readonly menu: string;
  readonly closeMenu: string;
  readonly search: string;
  readonly mode: string;
  readonly onThisPage: string;
  readonly previous: string;
  readonly next: string;
  readonly copyPage: string;
  readonly copied: string;
  readonly viewMarkdown: string;
  readonly deprecated: string;
  readonly dismiss: string;
  readonly language: string;
  readonly version: string;
  readonly product: string;
  readonly section: string;
}

const ORDER = [
  'skip',
  'menu',
  'closeMenu',
  'search',
  'mode',
  'onThisPage',
  'previous',
  'next',
  'copyPage',
  'copied',
  'viewMarkdown',
  'deprecated',
  'dismiss',
  'language',
  'version',
  'product',
  'section',
] as const satisfies readonly (keyof Words)[];

/** One row a language, in the order above; `|` stands between the words. */
const TABLE: Readonly<Record<string, string>> = {
  en: 'Skip to main content|Menu|Close menu|Search…|Switch between light and dark|On this page|Previous|Next|Copy page|Copied|View as Markdown|deprecated|Dismiss|Language|Version|Product|Section',
  es: 'Ir al contenido principal|Menú|Cerrar menú|Buscar…|Cambiar entre claro y oscuro|En esta página|Anterior|Siguiente|Copiar página|Copiado|Ver como Markdown|obsoleto|Descartar|Idioma|Versión|Producto|Sección',
  fr: 'Aller au contenu principal|Menu|Fermer le menu|Rechercher…|Basculer entre clair et sombre|Sur cette page|Précédent|Suivant|Copier la page|Copié|Voir en Markdown|obsolète|Fermer|Langue|Version|Produit|Section',
  de: 'Zum Hauptinhalt springen|Menü|Menü schließen|Suchen…|Zwischen Hell und Dunkel wechseln|Auf dieser Seite|Zurück|Weiter|Seite kopieren|Kopiert|Als Markdown ansehen|veraltet|Schließen|Sprache|Version|Produkt|Bereich',
  pt: 'Ir para o conteúdo principal|Menu|Fechar menu|Pesquisar…|Alternar entre claro e escuro|Nesta página|Anterior|Próximo|Copiar página|Copiado|Ver como Markdown|obsoleto|Dispensar|Idioma|Versão|Produto|Seção',
  it: 'Vai al contenuto principale|Menu|Chiudi menu|Cerca…|Passa da chiaro a scuro|In questa pagina|Precedente|Successivo|Copia pagina|Copiato|Vedi come Markdown|deprecato|Chiudi|Lingua|Versione|Prodotto|Sezione',
  nl: 'Naar de hoofdinhoud|Menu|Menu sluiten|Zoeken…|Wisselen tussen licht en donker|Op deze pagina|Vorige|Volgende|Pagina kopiëren|Gekopieerd|Als Markdown bekijken|verouderd|Sluiten|Taal|Versie|Product|Sectie',
  pl: 'Przejdź do treści|Menu|Zamknij menu|Szukaj…|Przełącz jasny i ciemny tryb|Na tej stronie|Poprzednia|Następna|Kopiuj stronę|Skopiowano|Pokaż jako Markdown|przestarzałe|Zamknij|Język|Wersja|Produkt|Sekcja',
  tr: 'Ana içeriğe geç|Menü|Menüyü kapat|Ara…|Açık ve koyu arasında geçiş yap|Bu sayfada|Önceki|Sonraki|Sayfayı kopyala|Kopyalandı|Markdown olarak görüntüle|kullanımdan kaldırıldı|Kapat|Dil|Sürüm|Ürün|Bölüm',
  ru: 'К основному содержанию|Меню|Закрыть меню|Поиск…|Переключить светлую и тёмную тему|На этой странице|Назад|Далее|Копировать страницу|Скопировано|Открыть как Markdown|устарело|Закрыть|Язык|Версия|Продукт|Раздел',
  uk: 'До основного вмісту|Меню|Закрити меню|Пошук…|Перемкнути світлу й темну тему|На цій сторінці|Назад|Далі|Копіювати сторінку|Скопійовано|Відкрити як Markdown|застаріло|Закрити|Мова|Версія|Продукт|Розділ',
  vi: 'Đến nội dung chính|Menu|Đóng menu|Tìm kiếm…|Chuyển giữa sáng và tối|Trên trang này|Trước|Tiếp|Sao chép trang|Đã sao chép|Xem dạng Markdown|không dùng nữa|Đóng|Ngôn ngữ|Phiên bản|Sản phẩm|Mục',
  id: 'Lompat ke konten utama|Menu|Tutup menu|Cari…|Ganti terang dan gelap|Di halaman ini|Sebelumnya|Berikutnya|Salin halaman|Tersalin|Lihat sebagai Markdown|usang|Tutup|Bahasa|Versi|Produk|Bagian',
  hi: 'मुख्य सामग्री पर जाएँ|मेनू|मेनू बंद करें|खोजें…|हल्के और गहरे के बीच बदलें|इस पृष्ठ पर|पिछला|अगला|पृष्ठ कॉपी करें|कॉपी हो गया|Markdown के रूप में देखें|अप्रचलित|बंद करें|भाषा|संस्करण|उत्पाद|अनुभाग',
  ja: 'メインコンテンツへ移動|メニュー|メニューを閉じる|検索…|ライトとダークを切り替える|このページの内容|前へ|次へ|ページをコピー|コピーしました|Markdownで表示|非推奨|閉じる|言語|バージョン|製品|セクション',
  ko: '본문으로 건너뛰기|메뉴|메뉴 닫기|검색…|라이트 모드와 다크 모드 전환|이 페이지의 내용|이전|다음|페이지 복사|복사됨|Markdown으로 보기|지원 중단|닫기|언어|버전|제품|섹션',
  zh: '跳到主要内容|菜单|关闭菜单|搜索…|切换浅色和深色模式|本页内容|上一页|下一页|复制页面|已复制|查看 Markdown|已弃用|关闭|语言|版本|产品|栏目',
  'zh-Hant':
    '跳到主要內容|選單|關閉選單|搜尋…|切換淺色與深色模式|本頁內容|上一頁|下一頁|複製頁面|已複製|檢視 Markdown|已棄用|關閉|語言|版本|產品|欄目',
  ar: 'انتقل إلى المحتوى الرئيسي|القائمة|إغلاق القائمة|بحث…|التبديل بين الفاتح والداكن|في هذه الصفحة|السابق|التالي|نسخ الصفحة|تم النسخ|عرض بصيغة Markdown|مهمل|إغلاق|اللغة|الإصدار|المنتج|القسم',
  he: 'דילוג לתוכן הראשי|תפריט|סגירת התפריט|חיפוש…|מעבר בין בהיר לכהה|בעמוד זה|הקודם|הבא|העתקת העמוד|הועתק|הצגה כ־Markdown|מיושן|סגירה|שפה|גרסה|מוצר|מדור',
};

const known = new Map<string, Words>();

/** The words in a language, by its code in the settings; in English where it has none here. */
export function wordsIn(code: string): Words {
  const tag = languageTag(code);
  const row =
    (/^zh-(hant|tw|hk|mo)\b/i.test(tag) ? TABLE['zh-Hant'] : TABLE[tag]) ??
    TABLE[tag.split('-')[0] ?? ''] ??
    TABLE.en ??
    '';
  const words = known.get(row) ?? rowWords(row);
  known.set(row, words);
  return words;
}

function rowWords(row: string): Words {
  const words = row.split('|');
  return Object.fromEntries(ORDER.map((name, index) => [name, words[index] ?? ''])) as unknown as Words;
}

/** The code of the language that a page is in; English unless the navigation says otherwise. */
export function languageAt(place: Place): string {
  return place.switches.find((placed) => placed.switch.kind === 'language')?.active?.name ?? 'en';
}

/** The words on a page at a place. */
export function wordsAt(place: Place): Words {
  return wordsIn(languageAt(place));
}
