// The words of the kinds of page that stand for a whole business: English, Swedish, Japanese. The same rules as in words-en.ts.
export const pageWords = {
  fewer: ['One less', 'En färre', 'ひとつ減らす'],
  oneMore: ['One more', 'En till', 'ひとつ増やす'],
  addToCart: ['Add to cart', 'Lägg i varukorgen', 'カートに入れる'],
  inCart: ['Now in your cart', 'Ligger i varukorgen', 'カートに入れました'],
  cart: ['Cart', 'Varukorg', 'カート'],
  cartEmpty: ['Your cart is empty', 'Varukorgen är tom', 'カートは空です'],
  cartEmptyHint: [
    'What you choose is kept here until you order.',
    'Det du väljer sparas här tills du beställer.',
    '選んだ商品はご注文までここに残ります。',
  ],
  keepShopping: ['Continue shopping', 'Fortsätt handla', '買い物を続ける'],
  quantity: ['Quantity', 'Antal', '数量'],
  quantityOf: ['Quantity of {title}', 'Antal {title}', '{title}の数量'],
  removeItem: ['Remove {title}', 'Ta bort {title}', '{title}を削除'],
  removedItem: ['Removed from the cart', 'Borttagen ur varukorgen', 'カートから削除しました'],
  toCheckout: ['Go to checkout', 'Till kassan', 'レジに進む'],
  checkout: ['Checkout', 'Kassa', 'ご注文手続き'],
  yourOrder: ['Your order', 'Din beställning', 'ご注文内容'],
  deliverTo: ['Where should it go?', 'Vart ska det skickas?', 'お届け先'],
  placeOrder: ['Place order', 'Beställ', '注文する'],
  orderNote: [
    'No payment is taken here. You get the details for paying with the confirmation.',
    'Ingen betalning sker här. Du får betalningsuppgifterna med bekräftelsen.',
    'ここではお支払いは発生しません。お支払い方法は確認のご連絡でお知らせします。',
  ],
  thanks: ['Thank you, {name}!', 'Tack, {name}!', '{name}様、ありがとうございます'],
  orderPlaced: ['Your order has arrived with us', 'Din beställning har kommit fram till oss', 'ご注文を承りました'],
  orderNumberIs: ['Order number {number}', 'Ordernummer {number}', '注文番号 {number}'],
  orderConfirm: [
    'We write to {email} as soon as it is on its way.',
    'Vi skriver till {email} så snart den är på väg.',
    '発送しましたら {email} にご連絡します。',
  ],
  soldOut: ['Sold out', 'Slutsåld', '売り切れ'],
  leftInStock: ['{count} left', '{count} kvar', '残り{count}点'],
  nothingForSale: ['Nothing for sale yet', 'Inget till salu än', 'まだ商品がありません'],
  forSaleHint: [
    'What you add under {many} shows up here.',
    'Det du lägger till under {many} visas här.',
    '「{many}」に追加したものがここに並びます。',
  ],
  allOfThem: ['All', 'Alla', 'すべて'],
  recommended: ['Recommended', 'Rekommenderade', 'おすすめ順'],
  cheapest: ['Price, low to high', 'Lägst pris först', '価格の安い順'],
  dearest: ['Price, high to low', 'Högst pris först', '価格の高い順'],
  backToShop: ['Back to the shop', 'Tillbaka till butiken', 'ショップに戻る'],
  alsoLike: ['You may also like', 'Du kanske också gillar', 'こちらもおすすめ'],
  itemsCount: ['{count} in the cart', '{count} i varukorgen', 'カートに{count}点'],
} satisfies Record<string, readonly [en: string, sv: string, ja: string]>

type PageWord = keyof typeof pageWords
/** The words of one language, by their place in each entry. */
export const pageWordsIn = (at: 0 | 1 | 2) =>
  Object.fromEntries(Object.entries(pageWords).map(([word, texts]) => [word, texts[at]])) as Record<PageWord, string>
