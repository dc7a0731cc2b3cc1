// Later wishes in Swedish and Japanese as people tell them: with a reason or a greeting around them, or telling what is missing instead
// of asking for it. Worked on, so they say what works and not how well the next wish is read.

/** `becomes` is the operations, each with what it is about. */
export type ToldWish = { on: 'salon' | 'faults' | 'bakery' | 'repairs'; wish: string; becomes: string }

export const toldBases: Record<ToldWish['on'], string> = {
  salon:
    'Bokningar för vår hundsalong: hundens namn, ras, ägare, telefon, datum, behandling (klippning, bad, kloklippning) och pris.',
  faults:
    'Felanmälningar i bostadsrättsföreningen: lägenhet, beskrivning, kategori (vatten, el, hiss), anmäld datum, handläggare och status (ny, pågår, klar).',
  bakery: '小さなパン屋の商品管理。商品名、種類(食パン、菓子パン、惣菜パン)、価格、焼き上がり日、在庫数、メモ。',
  repairs: '自転車修理店の修理受付。お客様名、電話番号、車種、症状、受付日、納期、料金、状態(受付、作業中、完了)。',
}

export const toldWishes: readonly ToldWish[] = [
  {
    on: 'salon',
    wish: 'datum måste ha klockslag också, annars vet vi inte när hunden kommer',
    becomes: 'retypeField Datum datetime',
  },
  {
    on: 'salon',
    wish: 'Vi erbjuder trimning också, kan det läggas in bland behandlingarna?',
    becomes: 'addOption Behandling Trimning',
  },
  { on: 'salon', wish: 'kloklippning gör vi inte längre', becomes: 'removeOption Behandling Kloklippning' },
  { on: 'salon', wish: 'dagens datum ska stå där från början', becomes: 'setStart Datum today' },
  { on: 'salon', wish: 'ras borde vara en vallista med pudel, tax och labrador', becomes: 'retypeField Ras select' },
  { on: 'salon', wish: 'salongen heter Blöta Nosen', becomes: 'setName Blöta Nosen' },
  { on: 'salon', wish: 'blått hade varit snyggare', becomes: 'setTheme' },
  { on: 'salon', wish: 'tack, det blev jättebra!', becomes: '' },
  { on: 'faults', wish: 'vi har också ärenden som väntar på reservdelar', becomes: 'addOption Status Väntar på reservdelar' },
  { on: 'faults', wish: 'vi har ingen hiss', becomes: 'removeOption Kategori Hiss' },
  { on: 'faults', wish: 'lägg till ventilation bland kategorierna', becomes: 'addOption Kategori Ventilation' },
  { on: 'faults', wish: 'Kan man bifoga en bild på felet?', becomes: 'addField Bild' },
  { on: 'faults', wish: 'nya ärenden ska stå som ny från början', becomes: 'setStart Status Ny' },
  { on: 'faults', wish: 'kan ärendena ligga i grupper efter status så alla nya är ihop?', becomes: 'setGroup status' },
  { on: 'faults', wish: 'visa dem kategori för kategori', becomes: 'setGroup category' },
  { on: 'faults', wish: 'Visa bara det som inte är klart', becomes: 'setFilter' },
  { on: 'faults', wish: 'radera testärendena', becomes: 'clearRows' },
  { on: 'bakery', wish: '種類にサンドイッチがないです', becomes: 'addOption 種類 サンドイッチ' },
  { on: 'bakery', wish: 'うちはケーキも作ってるので種類に足して', becomes: 'addOption 種類 ケーキ' },
  { on: 'bakery', wish: '惣菜パンはもうやっていません', becomes: 'removeOption 種類 惣菜パン' },
  { on: 'bakery', wish: 'アレルギー情報も追加して', becomes: 'addField アレルギー情報' },
  { on: 'bakery', wish: 'サンプルに「塩バターロール」を入れて', becomes: 'addRow' },
  { on: 'repairs', wish: '部品待ちの自転車もあるんですが', becomes: 'addOption 状態 部品待ち' },
  { on: 'repairs', wish: '受付日に時間も入れたい', becomes: 'retypeField 受付日 datetime' },
  { on: 'repairs', wish: '納期を過ぎた修理は目立たせて', becomes: 'addWarning 納期' },
  { on: 'repairs', wish: '練習用のデータを消したい', becomes: 'clearRows' },
  { on: 'repairs', wish: 'お客さんが自分で予約できるページがほしい', becomes: 'addPage' },
]
