// Decks of Japanese writing: kana, characters, idioms of four characters, words of the language tests.
import type { Deck } from './deck.ts'

export const japaneseDecks: readonly Deck[] = [
  {
    en: 'hiragana',
    sv: 'hiragana',
    ja: 'ひらがな, 平仮名',
    name: 'Hiragana|Hiragana|ひらがな',
    question: 'How is {} read?|Hur läses {}?|「{}」をローマ字で書くと？',
    groups: [
      { name: 'Vowels|Vokaler|あ行', cards: 'あ = a\nい = i\nう = u\nえ = e\nお = o' },
      {
        name: 'K and S|K och S|か行・さ行',
        cards: 'か = ka\nき = ki\nく = ku\nけ = ke\nこ = ko\nさ = sa\nし = shi\nす = su\nせ = se\nそ = so',
      },
      {
        name: 'T and N|T och N|た行・な行',
        cards: 'た = ta\nち = chi\nつ = tsu\nて = te\nと = to\nな = na\nに = ni\nぬ = nu\nね = ne\nの = no',
      },
    ],
  },
  {
    en: 'katakana, kana',
    sv: 'katakana, kana(?!\\p{L})',
    ja: 'カタカナ, 片仮名, かたかな',
    name: 'Katakana|Katakana|カタカナ',
    question: 'How is {} read?|Hur läses {}?|「{}」をローマ字で書くと？',
    groups: [
      { name: 'Vowels|Vokaler|ア行', cards: 'ア = a\nイ = i\nウ = u\nエ = e\nオ = o' },
      {
        name: 'K and S|K och S|カ行・サ行',
        cards: 'カ = ka\nキ = ki\nク = ku\nケ = ke\nコ = ko\nサ = sa\nシ = shi\nス = su\nセ = se\nソ = so',
      },
      {
        name: 'T and N|T och N|タ行・ナ行',
        cards: 'タ = ta\nチ = chi\nツ = tsu\nテ = te\nト = to\nナ = na\nニ = ni\nヌ = nu\nネ = ne\nノ = no',
      },
    ],
  },
  {
    en: 'yojijukugo, four-character idiom, four character idiom',
    sv: 'yojijukugo, fyrteckensidiom',
    ja: '四字熟語',
    name: 'Four-character Idioms|Yojijukugo|四字熟語',
    question: 'What does {} mean?|Vad betyder {}?|「{}」の意味は？',
    groups: [
      {
        name: 'Idioms|Idiom|四字熟語',
        cards: `
一期一会（いちごいちえ） = a meeting that comes only once|ett möte som bara sker en gång|一生に一度の出会い
一石二鳥（いっせきにちょう） = two birds with one stone|två flugor i en smäll|一つのことで二つの得をする
十人十色（じゅうにんといろ） = everyone is different|var och en är olik de andra|考えや好みは人それぞれ
七転八起（しちてんはっき） = never giving up|att resa sig varje gång man faller|何度失敗してもあきらめない
以心伝心（いしんでんしん） = understanding without words|att förstå varandra utan ord|言葉にしなくても心が通じる
自業自得（じごうじとく） = reaping what you sow|att skörda vad man sått|自分の行いの報いを自分が受ける
温故知新（おんこちしん） = learning new things from the old|att lära nytt av det gamla|昔のことから新しい知識を得る
有言実行（ゆうげんじっこう） = doing what one said|att göra det man har sagt|言ったことを必ず行う
大器晩成（たいきばんせい） = great talents mature late|stora begåvningar mognar sent|大人物は遅れて大成する
臨機応変（りんきおうへん） = adapting to the moment|att anpassa sig efter läget|その場に応じて適切に対応する
馬耳東風（ばじとうふう） = in one ear and out the other|in genom ena örat och ut genom det andra|人の意見を聞き流す
我田引水（がでんいんすい） = turning things to one’s own good|att vända allt till egen fördel|自分に都合のよいようにする`,
      },
    ],
  },
  {
    en: 'jlpt, n5, n4, n3, n2, n1',
    sv: 'jlpt',
    ja: '日本語能力試験, JLPT, N[1-5]',
    name: 'JLPT Words|JLPT-ord|日本語能力試験の語彙',
    question: 'What does {} mean?|Vad betyder {}?|「{}」の読みと意味は？',
    words: true,
    groups: [
      {
        name: 'Verbs|Verb|動詞',
        alone: 'verb|verb|動詞',
        title: 'JLPT Verbs|JLPT-verb|日本語能力試験の動詞',
        cards: `
調べる（しらべる）|調べる（しらべる）|調べる = to look up|att ta reda på|しらべる（わからないことを確かめる）
集める（あつめる）|集める（あつめる）|集める = to collect|att samla|あつめる（一か所にまとめる）
届ける（とどける）|届ける（とどける）|届ける = to deliver|att leverera|とどける（相手のところへ運ぶ）
間に合う（まにあう）|間に合う（まにあう）|間に合う = to be in time|att hinna i tid|まにあう（時間に遅れない）
続ける（つづける）|続ける（つづける）|続ける = to continue|att fortsätta|つづける（やめないで行う）
慣れる（なれる）|慣れる（なれる）|慣れる = to get used to|att vänja sig|なれる（何度もして楽になる）`,
      },
      {
        name: 'Nouns and adjectives|Substantiv och adjektiv|名詞・形容詞',
        cards: `
準備（じゅんび）|準備（じゅんび）|準備 = preparation|förberedelse|じゅんび（前もって用意すること）
経験（けいけん）|経験（けいけん）|経験 = experience|erfarenhet|けいけん（実際にしたこと）
理由（りゆう）|理由（りゆう）|理由 = reason|skäl|りゆう（わけ）
予定（よてい）|予定（よてい）|予定 = plan, schedule|plan, schema|よてい（これからすること）
丁寧（ていねい）|丁寧（ていねい）|丁寧 = polite, careful|artig, noggrann|ていねい（心がこもっていること）
複雑（ふくざつ）|複雑（ふくざつ）|複雑 = complicated|komplicerad|ふくざつ（こみいっていること）`,
      },
    ],
  },
  {
    en: 'kanji, chinese character',
    sv: 'kanji',
    ja: '漢字, 漢検',
    name: 'Kanji|Kanji|漢字の読み',
    question: 'What does {} mean?|Vad betyder {}?|「{}」の読みは？',
    groups: [
      {
        name: 'Nature|Natur|自然',
        cards: `
山（やま）|山（やま）|山脈 = mountain|berg|さんみゃく
川（かわ）|川（かわ）|河原 = river|flod|かわら
木（き）|木（き）|木漏れ日 = tree|träd|こもれび
雨（あめ）|雨（あめ）|時雨 = rain|regn|しぐれ
海（うみ）|海（うみ）|海原 = sea|hav|うなばら
空（そら）|空（そら）|夕焼け空 = sky|himmel|ゆうやけぞら
花（はな）|花（はな）|紫陽花 = flower|blomma|あじさい`,
      },
      {
        name: 'People and things|Människor och ting|人とくらし',
        cards: `
人（ひと）|人（ひと）|仲人 = person|människa|なこうど
手（て）|手（て）|手綱 = hand|hand|たづな
車（くるま）|車（くるま）|山車 = car|bil|だし
本（ほん）|本（ほん）|手本 = book|bok|てほん
友（とも）|友（とも）|友達 = friend|vän|ともだち
学ぶ（まなぶ）|学ぶ（まなぶ）|学ぶ = to learn|att lära sig|まなぶ
食べる（たべる）|食べる（たべる）|糧 = to eat|att äta|かて`,
      },
    ],
  },
  {
    en: 'japanese proverb',
    sv: 'japanska ordspråk',
    ja: 'ことわざ, 慣用句, 故事成語',
    name: 'Japanese Proverbs|Japanska ordspråk|ことわざ',
    question: 'What does {} mean?|Vad betyder {}?|「{}」の意味は？',
    groups: [
      {
        name: 'Proverbs|Ordspråk|ことわざ',
        cards: `
猿も木から落ちる = even experts err|även den skicklige kan misslyckas|名人でも失敗することがある
石の上にも三年 = patience pays|tålamod lönar sig|がまん強く続ければ報われる
花より団子 = rather what is useful than what is pretty|hellre nytta än skönhet|見た目より実際の利益
七転び八起き = fall seven times, rise eight|ge aldrig upp|何度失敗しても立ち上がる
塵も積もれば山となる = many a little makes a mickle|många bäckar små|小さなものも積もれば大きくなる
急がば回れ = more haste, less speed|skynda långsamt|急ぐときほど確実な道を行く
井の中の蛙大海を知らず = knowing only one’s own small world|att bara känna sin egen lilla värld|狭い世界しか知らない
馬の耳に念仏 = preaching to deaf ears|att tala för döva öron|言って聞かせても効き目がない`,
      },
    ],
  },
]
