// What is handed in for repair where one kind of thing is mended: what is done, to what, where it stands, price.
import type { RowsByDomain } from './domain-rows.ts'

export const bicycles = [
  ['Brake service|Bromsservice|ブレーキ整備', 'City bike|Stadscykel|シティサイクル', 'Received', 45],
  ['New chain and cassette|Ny kedja och kassett|チェーンとスプロケット交換', 'Racer|Racer|ロードバイク', 'In progress', 110],
  ['Puncture, rear wheel|Punktering, bakhjul|パンク修理（後輪）', 'Child’s bike|Barncykel|子ども用自転車', 'Ready', 18],
  ['Spring service|Vårservice|シーズン前点検', 'Hybrid|Hybrid|クロスバイク', 'Collected', 75],
  ['Gears adjusted|Justering av växlar|変速調整', 'Mountain bike|Mountainbike|マウンテンバイク', 'Received', 35],
  ['Wheel trued|Riktning av hjul|ホイールの振れ取り', 'Touring bike|Touringcykel|ツーリング車', 'In progress', 30],
  ['New battery|Nytt batteri|バッテリー交換', 'Electric bike|Elcykel|電動自転車', 'Ready', 420],
  ['Cargo box mounted|Montering av flak|荷台の取り付け', 'Cargo bike|Lastcykel|カーゴバイク', 'Collected', 95],
] as const
const cars = [
  ['Brake pads, front|Bromsbelägg fram|フロントブレーキパッド', 'Hatchback|Halvkombi|ハッチバック', 'Received', 180],
  ['Full service|Stor service|定期点検', 'Estate car|Kombi|ワゴン', 'In progress', 320],
  ['Winter tyres|Vinterdäck|冬タイヤ交換', 'Van|Skåpbil|バン', 'Ready', 60],
  ['Exhaust replaced|Byte av avgassystem|マフラー交換', 'Saloon|Sedan|セダン', 'Collected', 410],
  ['New clutch|Ny koppling|クラッチ交換', 'Pickup|Pickup|ピックアップ', 'Received', 780],
  ['Air conditioning|Luftkonditionering|エアコン修理', 'Small car|Småbil|軽自動車', 'In progress', 140],
  ['Battery|Batteri|バッテリー交換', 'Electric car|Elbil|電気自動車', 'Ready', 150],
  ['Dent removed|Buckla borttagen|へこみ修理', 'Convertible|Cabriolet|オープンカー', 'Collected', 230],
] as const
const shoes = [
  ['New heels|Nya klackar|かかと交換', 'Boots|Stövlar|ブーツ', 'Received', 28],
  ['Resoling|Sulning|靴底張替え', 'Walking shoes|Kängor|登山靴', 'In progress', 60],
  ['Stitching|Sömnad|縫い直し', 'Leather bag|Skinnväska|革かばん', 'Ready', 35],
  ['Dyed black|Infärgning, svart|染め直し（黒）', 'Pumps|Pumps|パンプス', 'Collected', 32],
  ['Wider fit|Lästning|幅出し', 'Dress shoes|Finskor|革靴', 'Received', 20],
  ['New zip|Ny dragkedja|ファスナー交換', 'Riding boots|Ridstövlar|乗馬ブーツ', 'In progress', 45],
  ['Belt shortened|Kortat skärp|ベルトの調整', 'Belt|Skärp|ベルト', 'Ready', 12],
  ['Rubber soles|Gummisulor|ゴム底の貼り付け', 'Loafers|Loafers|ローファー', 'Collected', 38],
] as const
const electronics = [
  ['Cracked screen|Sprucken skärm|画面割れ', 'Phone|Mobil|スマートフォン', 'Received', 120],
  ['New battery|Nytt batteri|電池交換', 'Laptop|Bärbar dator|ノートパソコン', 'In progress', 95],
  ['Water damage|Vattenskada|水濡れ', 'Tablet|Surfplatta|タブレット', 'Ready', 140],
  ['Charging port|Laddkontakt|充電口の修理', 'Phone|Mobil|スマートフォン', 'Collected', 65],
  ['Data rescue|Räddning av data|データ復旧', 'Hard drive|Hårddisk|ハードディスク', 'Received', 180],
  ['Noisy fan|Fläkt som låter|ファンの異音', 'Game console|Spelkonsol|ゲーム機', 'In progress', 55],
  ['Stuck drawer|Lucka som fastnat|トレイの不具合', 'Printer|Skrivare|プリンター', 'Ready', 40],
  ['Speaker replaced|Byte av högtalare|スピーカー交換', 'Radio|Radio|ラジオ', 'Collected', 50],
] as const

export const repairRows: RowsByDomain = { bikeShop: bicycles, bikeRental: bicycles, garage: cars, shoemaker: shoes, electronics }
