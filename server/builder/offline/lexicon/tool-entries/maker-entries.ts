// The hand-made pages that make something to print, to send or to decide by, and the words people ask for them with.
import type { ToolEntry } from '../tool-entries.ts'

export const makerEntries = {
  resumeMaker: {
    icon: 'FileUser',
    palette: 'blue',
    look: 'crisp',
    en: [
      'Resume builder',
      'Write it once, choose a look, print it or save it as a PDF.',
      'resume builder, resume maker, cv builder, cv maker, resume generator, cv generator, resume creator, cv creator, curriculum vitae builder, resume editor, cv editor, resume template, cv template, online resume builder, free resume builder',
    ],
    sv: [
      'CV-byggare',
      'Skriv en gång, välj utseende och skriv ut eller spara som PDF.',
      'cv-byggare, cv-mall, cv-generator, cv-skapare, cv-verktyg, cv-redigerare, cv byggare, cv mall, cv generator, meritförteckning, cv-makare, cvbyggare, cv-mallar',
    ],
    ja: [
      '職務経歴書メーカー',
      '一度書けば、レイアウトを選んで印刷やPDF保存ができます。',
      '職務経歴書メーカー, 履歴書メーカー, 履歴書作成ツール, 職務経歴書作成ツール, 履歴書ジェネレーター, CVメーカー, レジュメ作成ツール, 履歴書テンプレート, 職務経歴書テンプレート, レジュメメーカー',
    ],
  },
  tournamentBracket: {
    icon: 'Trophy',
    palette: 'orange',
    look: 'bold',
    en: [
      'Tournament bracket',
      'Names in, winners on, until one is left. Or everyone against everyone.',
      'tournament bracket, bracket maker, bracket generator, tournament bracket generator, tournament bracket maker, knockout bracket, single elimination bracket, playoff bracket, round robin generator, round robin scheduler, tournament generator, tournament maker, bracket creator, tournament draw, knockout tournament generator, cup bracket',
    ],
    sv: [
      'Turneringsträd',
      'Skriv namnen och skicka vinnarna vidare tills en är kvar. Eller låt alla möta alla.',
      'turneringsträd, spelträd, slutspelsträd, turneringsgenerator, cupträd, turneringsschema, spelschema för cup, lottning av turnering, alla möter alla-schema, turneringsverktyg, cupgenerator, cupschema, utslagsträd',
    ],
    ja: [
      'トーナメント表',
      '名前を入れて、勝者を進めていくだけ。総当たり戦にも使えます。',
      'トーナメント表, トーナメント表メーカー, トーナメント表作成ツール, トーナメントメーカー, トーナメント作成ツール, 総当たり表, 総当たり戦表, リーグ戦表, トーナメントジェネレーター, 対戦表, 対戦表メーカー, 対戦表作成ツール',
    ],
  },
  decisionMatrix: {
    icon: 'Scale',
    palette: 'indigo',
    look: 'crisp',
    en: [
      'Decision matrix',
      'Weigh what matters, score the options and see which one wins.',
      'decision matrix, weighted decision matrix, weighted scoring, weighted scoring model, decision helper, decision maker tool, compare options, option comparison, decision making tool, pugh matrix, decision tool, scoring matrix, weighted scoring matrix',
    ],
    sv: [
      'Beslutsmatris',
      'Väg det som är viktigt, poängsätt alternativen och se vilket som vinner.',
      'beslutsmatris, viktad beslutsmatris, beslutshjälp, beslutsstöd, beslutsverktyg, jämföra alternativ, viktad poängsättning, poängmatris, alternativjämförelse',
    ],
    ja: [
      '意思決定マトリクス',
      '大切なことに重みをつけて選択肢を採点し、いちばん良いものを選びます。',
      '意思決定マトリクス, 意思決定マトリックス, 決定マトリクス, 意思決定ツール, 選択肢の比較ツール, 重み付け評価表, 比較検討ツール, 選択肢比較ツール, 意思決定支援ツール',
    ],
  },
  prosAndCons: {
    icon: 'ThumbsUp',
    palette: 'emerald',
    look: 'soft',
    en: [
      'Pros and cons',
      'What speaks for it, what against, and which way the scales lean.',
      'pros and cons list, pros and cons, pro con list, pros and cons tool, pros cons list, pro and con list, pros and cons maker, for and against list, pros vs cons',
    ],
    sv: [
      'För och emot',
      'Vad som talar för, vad som talar emot och åt vilket håll det väger över.',
      'för- och nackdelar, för och nackdelar, för och emot, för och emot-lista, fördelar och nackdelar, plus och minus-lista, lista med för- och nackdelar',
    ],
    ja: [
      'メリット・デメリット',
      '賛成と反対の理由を並べて、どちらに傾くかを確かめます。',
      'メリットデメリット表, メリット・デメリット表, メリットデメリットリスト, メリットとデメリットの比較, プロコンリスト, 賛否リスト, 長所短所リスト, プロコン表, 賛成反対リスト',
    ],
  },
  swotBoard: {
    icon: 'LayoutGrid',
    palette: 'sky',
    look: 'crisp',
    en: [
      'SWOT analysis',
      'Strengths, weaknesses, opportunities and threats on one board.',
      'swot analysis, swot, swot board, swot template, swot matrix, swot analysis tool, swot chart, swot diagram, swot maker, swot canvas, swot analysis template',
    ],
    sv: [
      'SWOT-analys',
      'Styrkor, svagheter, möjligheter och hot på en tavla.',
      'swot-analys, swot, swotanalys, swot analys, swot-mall, swot-tavla, swot-matris, swot-verktyg, swot-diagram',
    ],
    ja: [
      'SWOT分析',
      '強み・弱み・機会・脅威を1枚のボードに。',
      'SWOT分析, SWOT分析ツール, SWOT分析表, SWOTボード, SWOTマトリクス, SWOT分析テンプレート, スワット分析, SWOT図',
    ],
  },
  mindMap: {
    icon: 'Network',
    palette: 'violet',
    look: 'soft',
    en: [
      'Mind map',
      'One thought in the middle, and all that grows out of it.',
      'mind map, mind map maker, mindmap, mind mapping tool, mind mapping, mind mapper, mindmap tool, brainstorming map, concept map, concept map maker, thought map, idea map',
    ],
    sv: [
      'Tankekarta',
      'En tanke i mitten och allt som växer ut ur den.',
      'tankekarta, mindmap, mind map, tankekartor, tankekartverktyg, begreppskarta, idékarta, mindmap-verktyg, mindmapverktyg',
    ],
    ja: [
      'マインドマップ',
      '真ん中の考えから、枝を広げていきます。',
      'マインドマップ, マインドマップツール, マインドマップ作成ツール, マインドマップメーカー, コンセプトマップ, アイデアマップ, 思考マップ, 概念マップ',
    ],
  },
  memeMaker: {
    icon: 'Laugh',
    palette: 'pink',
    look: 'bold',
    en: [
      'Meme maker',
      'A picture, a line above, a line below.',
      'meme maker, meme generator, meme creator, meme editor, make memes, caption maker, image caption maker, picture caption tool, meme builder, meme app, photo caption maker',
    ],
    sv: [
      'Memegenerator',
      'En bild, en rad ovanför, en rad under.',
      'memegenerator, meme-generator, memeskapare, meme-skapare, göra memes, skapa memes, meme-verktyg, meme generator, mememakare',
    ],
    ja: [
      'ミームメーカー',
      '画像の上と下に、ひとこと。',
      'ミームメーカー, ミームジェネレーター, ミーム作成ツール, ミーム画像メーカー, ミーム画像作成ツール, 面白画像メーカー, ネタ画像メーカー, ミームエディター',
    ],
  },
  gradientMaker: {
    icon: 'Blend',
    palette: 'pink',
    look: 'soft',
    en: [
      'Gradient maker',
      'Mix colours and take the CSS along.',
      'gradient generator, gradient maker, css gradient generator, css gradient, gradient tool, colour gradient generator, color gradient generator, gradient background generator, gradient creator',
    ],
    sv: [
      'Toningar',
      'Blanda färger och ta med dig CSS-koden.',
      'gradientgenerator, gradient-generator, css-gradient, toningsgenerator, färgtoning, gradientverktyg, css-gradientgenerator, gradientskapare',
    ],
    ja: [
      'グラデーションメーカー',
      '色を混ぜて、CSSをコピーできます。',
      'グラデーションメーカー, グラデーションジェネレーター, CSSグラデーション, グラデーション作成ツール, グラデーション生成ツール, グラデーションツール',
    ],
  },
} as const satisfies Record<string, ToolEntry>
