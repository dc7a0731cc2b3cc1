// Japanese wishes that tell; the closest form first.
import type { ToldForm } from './told.ts'

const name = (group: 'field' | 'other' | 'option') => `(?<${group}>[^をはがも、。「」]{1,14})`

export const toldJa: readonly ToldForm[] = [
  [
    new RegExp(
      `^${name('field')}(?:を|が)(?:過ぎ|超え|こえ)(?:た|て(?:い)?る|てしまった|ちゃった)?[^をは、]*(?:は|を|に|が|なら|たら)?、?(?:目立|赤|強調|気づ|わか|分か|色|知らせ|警告).*$`,
    ),
    'past',
  ],
  [
    new RegExp(
      `^${name('field')}(?:に|には|は|も)(?:日付(?:だけ|のみ)?(?:じゃ|では)なく(?:て)?、?)?(?:時間|時刻|何時か)(?:も|まで|を|が)(?:一緒に)?(?:入れ|書|登録|必要|ほし|欲し|つけ|付け|追加|残|記録|知り|わか|分か|決め|指定|選).*$`,
    ),
    'clock',
  ],
  [
    new RegExp(
      `^${name('other')}より(?:も)?(?:先|前|左|上)に${name('field')}(?:を|が)(?:書|入力|出|来|表示|並べ|持って|置|ある|ほし|欲し).*$`,
    ),
    'order',
  ],
  [new RegExp(`^${name('field')}かどうか(?:を|の|も|が)?(?:チェック|確認|印|わか|分か|つけ|記録|入れ|選).*$`), 'tick'],
  [
    new RegExp(
      `^${name('field')}(?:が|の)(?:あるかないか|有無)(?:も|を|が)?(?:チェック.*|記録.*|入れ.*|追加.*|わか.*|分か.*|欲し.*|ほし.*)?$`,
    ),
    'tick',
  ],
]
