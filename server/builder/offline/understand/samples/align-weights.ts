// An animal weighs what its breed does, and on the scales what its own row says.
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { spread } from './spread.ts'

/** From so many kilograms, over so many steps of so many. */
const ofBreeds: readonly (readonly [breed: RegExp, from: number, size: number, step: number])[] = [
  [/chihuahua|チワワ/i, 1.8, 9, 0.1],
  [/yorkshire|ヨークシャー|pomeran|ポメラニアン/i, 2.4, 12, 0.1],
  [/toy poodle|toypudel|トイ・?プードル|malt(?:ese|eser)|マルチーズ/i, 3, 15, 0.1],
  [/dachs|tax(?!i)|ダックス/i, 4.5, 20, 0.1],
  [/shih|シー・?ズー|pug|mops|パグ|jack russell|ジャック/i, 5.5, 25, 0.1],
  [
    /french bull|fransk bulldog|フレンチ|corgi|コーギー|beagle|ビーグル|shiba|柴犬|spaniel|スパニエル|cavalier|キャバリア/i,
    9,
    40,
    0.1,
  ],
  [/whippet|border collie|ボーダー|jämthund|spets|柴|poodle|pudel|プードル/i, 14, 60, 0.1],
  [/labrador|ラブラドール|golden|ゴールデン|retriever|schäfer|shepherd|シェパード/i, 26, 80, 0.1],
  [/bernese|sennen|バーニーズ|great dane|grand danois/i, 38, 100, 0.1],
  [/maine coon|メイン・?クーン|norwegian forest|skogkatt/i, 5.2, 20, 0.1],
  [/munchkin|マンチカン|siamese|siames|シャム/i, 2.8, 12, 0.1],
]
const isBreed = ({ concept }: Field) => concept === 'breed' || concept === 'species'
const isWeight = ({ concept, formula }: Field) => concept === 'weight' && !formula
const oneDecimal = (kilograms: number) => Math.round(kilograms * 10) / 10
/** What one weighs goes up and down by a little from day to day. */
const waver = [0, 0.1, -0.1, 0.2, 0.1]
const ofIts = 0.2

export function alignWeights(thing: Thing, { things }: ProjectModel): void {
  const weight = thing.fields.find(isWeight)
  if (!weight) return
  const breed = thing.fields.find(isBreed)
  const animal = thing.fields
    .filter(({ type }) => type === 'ref')
    .map((field) => ({ field, target: things.find(({ id }) => id === field.target)! }))
    .find(({ target }) => target.fields.some(isBreed) && target.fields.some(isWeight))
  thing.rows.forEach((row, at) => {
    const own = breed && ofBreeds.find(([named]) => named.test(String(row[breed.id])))
    if (own) row[weight.id] = oneDecimal(own[1] + spread(at, 7, own[2]) * own[3])
    if (!animal) return
    const kept = animal.target.rows[Number(row[animal.field.id])]?.[animal.target.fields.find(isWeight)!.id]
    if (typeof kept === 'number') row[weight.id] = oneDecimal(kept + waver[at % waver.length]! * Math.max(1, kept * ofIts))
  })
}
