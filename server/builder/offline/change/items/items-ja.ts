// How an item of a Japanese list tells what it is.
import { type Form, type Forms } from './forms.ts'

const choices = (text: string) =>
  text
    .split(/[、,，・/／]|または|もしくは|か(?=.)/u)
    .map((each) => each.trim())
    .filter(Boolean)

const forms: readonly Form[] = [
  [
    /^(?<name>.+?)[（(](?:はい[・/／]いいえ|チェック(?:ボックス)?|有無|あり[・/／]なし|○×|[Yy]es[/／][Nn]o)[)）]$/u,
    ({ name }) => ({ label: name!, type: 'bool' }),
  ],
  [
    /^(?<name>[^（(]+)[（(](?<inside>[^（()）]+)[)）]$/u,
    ({ name, inside }) =>
      /[、,，・/／]/.test(inside!) ? { label: name!, options: choices(inside!) } : { label: name!, value: inside! },
  ],
  [
    /^(?:どの|どれか?|誰の)(?<name>[\p{Script=Han}\p{Script=Katakana}ー]+)(?:経由)?(?:か|のもの|が.*か|を.*か|から.*か|に.*か)?$/u,
    ({ name }) => ({ label: name!, list: name! }),
  ],
  [/^(?<name>.+?)(?:かどうか|か否か)$/u, ({ name }) => ({ label: `${name!.replace(/[がをは]$/u, '')}かどうか`, type: 'bool' })],
  [/^(?<name>.+?)の有無$/u, ({ name }) => ({ label: `${name!}の有無`, type: 'bool' })],
  [
    /^(?<name>[^、]+?)(?:が|の)?(?:あるかないか|ありかなしか|あるかどうか|あり・?なし|あるなし)$/u,
    ({ name }) => ({ label: `${name!}の有無`, type: 'bool' }),
  ],
  [
    /^(?<name>[^、をはが]+?)(?:の|を|は)?(?:チェック(?:欄|ボックス|マーク)?|[○〇][×✕])(?:で(?:いい)?)?$/u,
    ({ name }) => ({ label: name!, type: 'bool' }),
  ],
  [
    /^(?<one>[^かをはが、]{1,12})か(?<other>[^かをはが、]{1,12})か(?<more>[^かをはが、]{1,12})か$/u,
    ({ one, other, more }) => ({ label: `${one}か${other}か${more}`, options: [one!, other!, more!] }),
  ],
  [
    /^(?<one>[^かをはが、]{1,12})か(?<other>[^かをはが、]{1,12})か$/u,
    ({ one, other }) => ({ label: `${one}か${other}`, options: [one!, other!] }),
  ],
  [
    /^(?<name>(?:最後に|前に|次に)?[^は、]+?(?:した|する|れた|った|いた|[るうくすつむぶぐ])(?:日|年月日))$/u,
    ({ name }) => ({ label: name!, type: 'date' }),
  ],
  [/^(?<name>[^をは、]+?(?:した|する|れた|った|いた|る)年)$/u, ({ name }) => ({ label: name!, type: 'int' })],
  [/^いくら(?:か)?$/u, () => ({ label: '金額', type: 'money' })],
  [/^(?<name>何(?:個|人|枚|本|冊|匹|回|台|名).*?)か?$/u, ({ name }) => ({ label: name!, type: 'int' })],
  [/^(?<name>(?:誰|何|どこ|いつ).+?か?)$/u, ({ name }) => ({ label: name!, type: name!.startsWith('いつ') ? 'date' : 'text' })],
  [/^(?<name>[^、]+?)は済んだか$/u, ({ name }) => ({ label: `${name!}済み`, type: 'bool' })],
  [
    /^(?<name>.+?(?:取れた|済んだ|終わった|出した|払った|届いた|できる|出せる|飼っている))か$/u,
    ({ name }) => ({ label: `${name!}か`, type: 'bool' }),
  ],
  [
    /^(?<name>[^\s]+?)\s*(?<!は)(?<![A-Za-z])(?<value>km\/L|km\/h|kWh|kg|cm|mm|km|ml|mg|℃|°C|%|㎡|m²|g|L|m)(?:で|単位(?:で)?)?$/u,
    ({ name, value }) => ({ label: name!, value: value! }),
  ],
]

export const japaneseItems: Forms = {
  around:
    /^(?:あと|それと|それから|また|そして|できれば)、?|(?:も|など|とか|を|は|が|と|の欄|の項目|(?<!チェック)欄)$|[。.!！]+$/u,
  forms,
  noName: /(?<!ふり)[をはがにでへ](?!か|の|ち)|ます|です|ください|下さい|たい|ほしい|欲しい|して|ない|ありがとう|いい|[？?：:]/u,
}
