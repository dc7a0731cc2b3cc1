// What bands, clubs, museums and cafés sell beside what they do: the words for it, and what stands on the shelf. `English|Svenska|日本語`.
import type { Told } from './site-trades/site-trade.ts'

export type Merch = {
  words: RegExp
  /** it is worn, and so there are sizes of it */
  isWorn?: true
  goods: readonly (readonly [name: Told, price: number, picture: string])[]
}

export const merchGoods: readonly Merch[] = [
  {
    words: /t-?shirts?|tees?\b|t-?tröj|tröjor|Tシャツ|ティーシャツ/iu,
    isWorn: true,
    goods: [
      ['T-shirt, logo|T-shirt, logga|ロゴTシャツ', 25, 'shirt'],
      ['T-shirt, tour|T-shirt, turné|ツアーTシャツ', 28, 'shirt'],
    ],
  },
  {
    words: /hoodies?|sweatshirts?|huvtröj|パーカー|スウェット/iu,
    isWorn: true,
    goods: [
      ['Hoodie, logo|Huvtröja, logga|ロゴパーカー', 48, 'shirt'],
      ['Hoodie with zip|Huvtröja med dragkedja|ジップパーカー', 52, 'shirt'],
    ],
  },
  {
    words: /vinyls?|\blps?\b|records?\b|skivor|レコード|アナログ盤/iu,
    goods: [
      ['The latest album, LP|Senaste albumet, LP|最新アルバム LP', 28, 'record'],
      ['The first album, LP|Första albumet, LP|ファーストアルバム LP', 26, 'record'],
      ['Single, 7 inches|Singel, 7 tum|シングル 7インチ', 12, 'record'],
    ],
  },
  {
    words: /\bcds?\b|cd-skiv|(?<![A-Z])CD/iu,
    goods: [['The latest album, CD|Senaste albumet, CD|最新アルバム CD', 15, 'record']],
  },
  {
    words: /cassettes?|tapes?\b|kassett|カセット/iu,
    goods: [['Album on cassette|Albumet på kassett|カセットテープ', 12, 'record']],
  },
  {
    words: /posters?|prints?\b|affisch|tryck|ポスター|プリント/iu,
    goods: [
      ['Poster, 50 × 70 cm|Affisch, 50 × 70 cm|ポスター 50×70cm', 18, 'frame'],
      ['Signed print|Signerat tryck|サイン入りプリント', 32, 'frame'],
    ],
  },
  {
    words: /caps?\b|hats?\b|beanies?|kepsar?|mössor?|キャップ|帽子/iu,
    goods: [
      ['Cap|Keps|キャップ', 22, 'shirt'],
      ['Beanie|Mössa|ニット帽', 20, 'yarn'],
    ],
  },
  { words: /tote ?bags?|tygkass|tygpåsar|トートバッグ/iu, goods: [['Tote bag|Tygkasse|トートバッグ', 15, 'bag']] },
  { words: /mugs?\b|cups?\b|muggar?|マグ/iu, goods: [['Mug|Mugg|マグカップ', 14, 'cup']] },
  { words: /stickers?|klistermärk|ステッカー/iu, goods: [['Stickers, five|Klistermärken, fem|ステッカー5枚', 6, 'paper']] },
  { words: /badges?|\bpins?\b|patches|märken|バッジ|ワッペン/iu, goods: [['Badges, three|Märken, tre|缶バッジ3個', 7, 'jewel']] },
  { words: /books?\b|böcker|本|書籍/iu, goods: [['The book, signed|Boken, signerad|サイン入り書籍', 24, 'book']] },
  {
    words: /gift ?(?:cards?|vouchers?)|presentkort|ギフトカード|ギフト券/iu,
    goods: [['Gift card|Presentkort|ギフトカード', 50, 'gift']],
  },
  { words: /candles?|ljus(?!s)|キャンドル/iu, goods: [['Candle|Doftljus|キャンドル', 19, 'candle']] },
]
