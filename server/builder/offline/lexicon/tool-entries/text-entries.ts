// The hand-made tools for texts and code, and the words people ask for them with.
import type { ToolEntry } from '../tool-entries.ts'

export const textEntries = {
  qrCode: {
    icon: 'QrCode',
    palette: 'indigo',
    look: 'crisp',
    en: [
      'QR codes',
      'Links, Wi-Fi and contacts as a code to scan.',
      'qr code generator, qr code maker, qr generator, qr maker, qr code creator, qr codes, qr code, wifi qr code, wifi qr code generator, vcard qr code, qr code tool',
    ],
    sv: [
      'QR-koder',
      'Länkar, wifi och kontakter som en kod att skanna.',
      'qr-kod, qr-koder, qr-kodsgenerator, qr-kodgenerator, qr-generator, qr-kodskapare, skapa qr-kod, qr-kod för wifi, wifi-qr-kod',
    ],
    ja: [
      'QRコード',
      'リンク、Wi-Fi、連絡先を、読み取れるコードに。',
      'QRコード, QRコードジェネレーター, QRコードメーカー, QRコード作成, QRコード作成ツール, QRコード生成, QRコード生成ツール, Wi-FiのQRコード, WiFi QRコード',
    ],
  },
  markdownEditor: {
    icon: 'FilePenLine',
    palette: 'slate',
    look: 'crisp',
    en: [
      'Markdown editor',
      'Write on one side, read on the other.',
      'markdown editor, markdown writer, markdown previewer, markdown preview, markdown viewer, md editor, live markdown editor, markdown editor with live preview, online markdown editor',
    ],
    sv: [
      'Markdownredigerare',
      'Skriv på ena sidan, läs på den andra.',
      'markdownredigerare, markdown-redigerare, markdowneditor, markdown-editor, markdownläsare, markdownvisare, markdowneditor med förhandsvisning',
    ],
    ja: [
      'Markdownエディター',
      '書きながら、仕上がりを確かめられます。',
      'Markdownエディター, Markdownエディタ, マークダウンエディター, マークダウンエディタ, Markdownプレビュー, マークダウンプレビュー, Markdownビューアー',
    ],
  },
  jsonFormatter: {
    icon: 'Braces',
    palette: 'teal',
    look: 'crisp',
    en: [
      'JSON formatter',
      'Tidy it, check it, look inside.',
      'json formatter, json beautifier, json viewer, json validator, json prettifier, json pretty printer, json editor, json minifier, json linter, json checker, json tree viewer',
    ],
    sv: [
      'JSON-formaterare',
      'Snygga till, kontrollera och titta in.',
      'json-formaterare, jsonformaterare, json-formatterare, json-granskare, json-validerare, json-visare, json-läsare, json-redigerare, formatera json, json-verktyg',
    ],
    ja: [
      'JSON整形',
      '整えて、確かめて、中を見渡します。',
      'JSON整形, JSON整形ツール, JSONフォーマッター, JSONフォーマッタ, JSONビューアー, JSONビューア, JSONチェッカー, JSON検証ツール, JSONエディター',
    ],
  },
  regexTester: {
    icon: 'Regex',
    palette: 'violet',
    look: 'crisp',
    en: [
      'Regex tester',
      'See at once what a pattern finds.',
      'regex tester, regex, regexp tester, regular expression tester, regular expressions tester, regex checker, regex playground, regex debugger, regex tool, online regex tester',
    ],
    sv: [
      'Regextestare',
      'Se direkt vad ett mönster hittar.',
      'regextestare, regex-testare, regex-verktyg, testa reguljära uttryck, testare för reguljära uttryck, reguljära uttryck, regexp-testare, regexverktyg',
    ],
    ja: [
      '正規表現テスター',
      'パターンに合う文字がすぐにわかります。',
      '正規表現テスター, 正規表現テスト, 正規表現チェッカー, 正規表現ツール, 正規表現チェックツール, 正規表現, regexテスター',
    ],
  },
  encoder: {
    icon: 'Binary',
    palette: 'indigo',
    look: 'crisp',
    en: [
      'Text encoder',
      'Base64, URL, HTML, hex and binary, both ways.',
      'base64 encoder, base64 decoder, base64 converter, base64, url encoder, url decoder, html entity encoder, text encoder, text to binary, text to binary converter, binary converter, hex converter, encoder decoder, encode and decode tool',
    ],
    sv: [
      'Textkodare',
      'Base64, URL, HTML, hex och binärt, åt båda hållen.',
      'base64-kodare, base64-avkodare, base64, url-kodare, textkodare, text till binärt, binärkodare, kodare och avkodare',
    ],
    ja: [
      '文字エンコーダー',
      'Base64、URL、HTML、16進、2進に変換し、元に戻せます。',
      'Base64エンコーダー, Base64変換, Base64デコーダー, URLエンコーダー, URLエンコード, 文字エンコーダー, エンコーダー, エンコードツール, 2進数変換',
    ],
  },
  loremIpsum: {
    icon: 'Pilcrow',
    palette: 'slate',
    look: 'crisp',
    en: [
      'Lorem ipsum',
      'Text that means nothing, to fill a page.',
      'lorem ipsum, lorem ipsum generator, placeholder text generator, dummy text generator, filler text generator, lorem generator, dummy text, placeholder text',
    ],
    sv: [
      'Lorem ipsum',
      'Text som inget betyder, att fylla en sida med.',
      'lorem ipsum, lorem ipsum-generator, exempeltext, utfyllnadstext, dummytext, blindtext, blindtextgenerator',
    ],
    ja: [
      'ダミーテキスト',
      'ページを埋めるための、意味のない文章。',
      'ダミーテキスト, ダミーテキスト生成, ダミー文章ジェネレーター, Lorem Ipsum, ダミーテキストジェネレーター',
    ],
  },
} as const satisfies Record<string, ToolEntry>
