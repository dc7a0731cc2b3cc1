// Kinds of field of trades, crafts, food, farming, shops, hospitality, beauty, repair and transport.
import type { FieldWords } from '../field-words.ts'

export const tradesFields = {
  carrier: ['text', 'carrier, shipping company, haulier', 'transportör, fraktbolag', '運送会社, 配送業者'],
  trackingCode: ['text', 'tracking number, tracking code', 'spårningsnummer, kollinummer', '追跡番号, 送り状番号'],
  station: ['text', 'station, petrol station, gas station', 'mack, bensinstation', '給油所, スタンド'],
  liters: ['number(l)', 'litres, liters, volume', 'liter, volym', '給油量, リットル'],
  fuelType: ['select(Petrol/Diesel/Electric/Gas)', 'fuel, fuel type', 'bränsle, drivmedel', '燃料'],
  fromPlace: ['text', 'from, start address', 'från, startadress', '出発地'],
  toPlace: ['text', 'to, end address', 'till, slutadress', '到着地'],
  purpose: ['text', 'purpose, errand', 'syfte, ändamål', '目的, 用途'],
  private: ['bool', 'private trip', 'privat resa', '私用'],
  vegetarian: ['bool', 'vegetarian, vegan', 'vegetarisk, vegansk', 'ベジタリアン対応'],
  unitName: ['text', 'fridge or place', 'enhet, kyl eller plats', '測定箇所'],
  approved: ['bool', 'approved, within limits', 'godkänd, inom gräns', '合格'],
  checkedBy: ['text', 'checked by, signed by', 'kontrollerad av, signatur', '確認者, 点検者'],
  crewSize: ['int', 'crew, workers on site', 'antal på plats, bemanning', '作業人数, 人員'],
  workDone: ['text', 'work done, what was done', 'utfört arbete', '作業内容'],
  materialsText: ['text', 'materials used', 'använda material', '使用素材'],
} as const satisfies Record<string, FieldWords>
