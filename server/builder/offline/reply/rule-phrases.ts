// What the built-in builder says about rules and reshaped fields, in the person's language.
import type { Language } from '#shared/languages.ts'
import type { ReshapeOperation } from '../change/reshape.ts'
import type { RuleOperation } from '../change/rule-operations.ts'
import type { FieldType, ProjectModel, StandingsRule, ToneName } from '../model.ts'
import { fieldOf } from '../field-kinds.ts'
import { isCondition } from '../shown-rules.ts'
import { limitText } from './limit-phrases.ts'
import { settingsText, startsText } from './tool-phrases.ts'
import { conditionText } from './condition-phrases.ts'
import { figureText } from './figure-phrases.ts'
import { formulaText, warningText } from './rule-texts.ts'

type Words = Record<Language, string>

const toneWords: Record<ToneName, Words> = {
  gray: { en: 'grey', sv: 'grå', ja: 'グレー' },
  blue: { en: 'blue', sv: 'blå', ja: '青' },
  amber: { en: 'amber', sv: 'bärnstensgul', ja: 'オレンジ' },
  green: { en: 'green', sv: 'grön', ja: '緑' },
  red: { en: 'red', sv: 'röd', ja: '赤' },
  violet: { en: 'violet', sv: 'lila', ja: '紫' },
  teal: { en: 'teal', sv: 'turkos', ja: '青緑' },
}

const typeNames: Record<FieldType, Words> = {
  text: { en: 'text', sv: 'text', ja: 'テキスト' },
  longtext: { en: 'long text', sv: 'lång text', ja: '長文' },
  markdown: { en: 'formatted text', sv: 'formaterad text', ja: '書式付きテキスト' },
  int: { en: 'whole number', sv: 'heltal', ja: '整数' },
  number: { en: 'number', sv: 'tal', ja: '数値' },
  money: { en: 'amount of money', sv: 'belopp', ja: '金額' },
  percent: { en: 'percentage', sv: 'procenttal', ja: 'パーセント' },
  date: { en: 'date', sv: 'datum', ja: '日付' },
  datetime: { en: 'date and time', sv: 'datum och tid', ja: '日時' },
  time: { en: 'time of day', sv: 'klockslag', ja: '時刻' },
  bool: { en: 'yes or no', sv: 'ja eller nej', ja: 'はい／いいえ' },
  select: { en: 'choice', sv: 'val', ja: '選択肢' },
  tags: { en: 'tags', sv: 'taggar', ja: 'タグ' },
  email: { en: 'e-mail address', sv: 'e-postadress', ja: 'メールアドレス' },
  phone: { en: 'phone number', sv: 'telefonnummer', ja: '電話番号' },
  url: { en: 'link', sv: 'länk', ja: 'リンク' },
  image: { en: 'picture', sv: 'bild', ja: '画像' },
  rating: { en: 'rating', sv: 'betyg', ja: '評価' },
  ref: { en: 'link to another entry', sv: 'koppling', ja: '参照' },
  refs: { en: 'links to other entries', sv: 'kopplingar', ja: '参照' },
}

/** One line about an operation on the given model. */
export function ruleNote(model: ProjectModel, operation: RuleOperation | ReshapeOperation, language: Language): string {
  const say = (en: string, sv: string, ja: string) => ({ en, sv, ja })[language]
  const thing = 'thing' in operation ? model.things.find((each) => each.id === operation.thing) : undefined
  const many = language === 'ja' ? (thing?.many ?? '') : (thing?.many.toLowerCase() ?? '')
  const label = 'field' in operation ? fieldOf(thing, operation.field)?.label : undefined
  const startsWith = (what: string) =>
    say(
      `The list of ${many} starts with **${what}** only`,
      `Listan över ${many} börjar med bara **${what}**`,
      `${many}の一覧は最初に**${what}**だけを表示`,
    )
  switch (operation.op) {
    case 'retypeField': {
      const type = typeNames[operation.type][language]
      const kept = say('what is stored is carried over', 'det som är sparat följer med', '保存済みの値は引き継がれます')
      const list = operation.options?.join(', ')
      const isTicked = operation.type === 'tags' && (list || fieldOf(thing, operation.field)?.type === 'select')
      if (isTicked)
        return say(
          `Several may now be ticked under **${label}**${list ? ` (${list})` : ''}; ${kept}`,
          `Nu går det att kryssa i flera under **${label}**${list ? ` (${list})` : ''}; ${kept}`,
          `**${label}**は複数選べるようになりました${list ? `（${list}）` : ''}。${kept}`,
        )
      if (operation.type === 'refs')
        return say(
          `Several may now be chosen under **${label}**; ${kept}`,
          `Nu går det att välja flera under **${label}**; ${kept}`,
          `**${label}**は複数選べるようになりました。${kept}`,
        )
      return say(
        `**${label}** is now a ${type}${list ? ` (${list})` : ''}; ${kept}`,
        `**${label}** är nu ${type}${list ? ` (${list})` : ''}; ${kept}`,
        `**${label}**を${type}に変更${list ? `（${list}）` : ''}。${kept}`,
      )
    }
    case 'splitField': {
      const parts = operation.parts.map((part) => `**${part.label}**`).join(say(' and ', ' och ', 'と'))
      return say(
        `**${label}** is split into ${parts}; what is stored is split too`,
        `**${label}** är delat i ${parts}; det som är sparat delas också`,
        `**${label}**を${parts}に分割。保存済みの値も分割されます`,
      )
    }
    case 'mergeFields': {
      const parts = operation.fields.map((id) => `**${fieldOf(thing, id)?.label}**`).join(say(' and ', ' och ', 'と'))
      return say(
        `${parts} are now one field, **${operation.into.label}**; what is stored is put together`,
        `${parts} är nu ett fält, **${operation.into.label}**; det som är sparat sätts ihop`,
        `${parts}を**${operation.into.label}**にまとめました。保存済みの値もまとめられます`,
      )
    }
    case 'moveField':
      return say(`Moved **${label}**`, `Flyttade **${label}**`, `**${label}**を移動`)
    case 'movePage': {
      const title = model.pages.find((page) => page.id === operation.page)?.title
      return operation.to === 0
        ? say(`**${title}** is now the start page`, `**${title}** är nu startsidan`, `**${title}**を最初のページに設定`)
        : say(`Moved the page **${title}**`, `Flyttade sidan **${title}**`, `ページ**${title}**を移動`)
    }
    case 'setFormula': {
      const text = thing ? formulaText(model, thing, operation.formula, language) : ''
      return say(`**${label}** is worked out: ${text}`, `**${label}** räknas ut: ${text}`, `**${label}**を自動計算：${text}`)
    }
    case 'hideField':
      return operation.hidden
        ? say(
            `**${label}** no longer stands in the lists; you find it where you open ${many}`,
            `**${label}** visas inte längre i listorna; det finns kvar när du öppnar ${many}`,
            `**${label}**を一覧から非表示（${many}を開くと表示されます）`,
          )
        : say(`**${label}** is shown again`, `**${label}** visas igen`, `**${label}**を再表示`)
    case 'setStart': {
      const days = /^\+(\d+)d$/.exec(String(operation.start))?.[1]
      if (days)
        return say(
          `New ${many} start with **${label}** ${days} days from the day they are added`,
          `Nya ${many} börjar med **${label}** ${days} dagar efter den dag de läggs till`,
          `新しい${many}の**${label}**の初期値：追加した日の${days}日後`,
        )
      return say(
        `New ${many} start with **${label}** ${String(operation.start)}`,
        `Nya ${many} börjar med **${label}** ${String(operation.start)}`,
        `新しい${many}の**${label}**の初期値：${String(operation.start)}`,
      )
    }
    case 'setTone':
      return say(
        `**${operation.option}** is now ${toneWords[operation.tone].en}`,
        `**${operation.option}** är nu ${toneWords[operation.tone].sv}`,
        `**${operation.option}**を${toneWords[operation.tone].ja}に変更`,
      )
    case 'setOrder': {
      const by = fieldOf(thing, operation.by)?.label
      if (!by)
        return operation.descending
          ? say(`${thing?.many}: oldest first`, `${thing?.many}: äldst först`, `${many}：古い順`)
          : say(`${thing?.many}: newest first`, `${thing?.many}: nyast först`, `${many}：新しい順`)
      const way = operation.descending
        ? say('highest or latest first', 'högst eller senast först', '降順')
        : say('lowest or earliest first', 'lägst eller tidigast först', '昇順')
      return say(
        `${thing?.many} are sorted by **${by}** (${way})`,
        `${thing?.many} sorteras efter **${by}** (${way})`,
        `${many}を**${by}**で並べ替え（${way}）`,
      )
    }
    case 'setGroup': {
      const by = fieldOf(thing, operation.group ?? undefined)?.label
      return by
        ? say(
            `${thing?.many} are grouped by **${by}**`,
            `${thing?.many} grupperas efter **${by}**`,
            `${many}を**${by}**でグループ化`,
          )
        : say(`${thing?.many} are no longer grouped`, `${thing?.many} grupperas inte längre`, `${many}のグループ化を解除`)
    }
    case 'setFilter':
      return operation.filter && thing
        ? startsWith(isCondition(operation.filter) ? conditionText(thing, operation.filter, language) : operation.filter.option)
        : say(
            `The list of ${many} starts with everything`,
            `Listan över ${many} visar allt från början`,
            `${many}の一覧は最初にすべてを表示`,
          )
    case 'addQuickFilter': {
      const { label: name, where } = operation.quickFilter
      const rows = thing ? where.map((each) => conditionText(thing, each, language)).join(', ') : ''
      return say(
        `Above the ${many}, **${name}** shows only those at a touch (${rows})`,
        `Ovanför ${many} visar **${name}** bara dem med ett tryck (${rows})`,
        `${many}の一覧の上の**${name}**でワンタッチ絞り込み（${rows}）`,
      )
    }
    case 'addFigure':
      return say(
        `The dashboard shows **${thing ? figureText(thing, operation.figure, language) : ''}**`,
        `Översikten visar **${thing ? figureText(thing, operation.figure, language) : ''}**`,
        `ダッシュボードに**${thing ? figureText(thing, operation.figure, language) : ''}**を表示`,
      )
    case 'setUnique':
      return operation.unique
        ? say(
            `No two ${many} may have the same **${label}**; the form says so`,
            `Två ${many} får inte ha samma **${label}**; formuläret säger till`,
            `**${label}**が同じ${many}は登録できません（フォームでお知らせします）`,
          )
        : say(
            `Several ${many} may have the same **${label}** again`,
            `Flera ${many} får ha samma **${label}** igen`,
            `**${label}**が同じ${many}も登録できます`,
          )
    case 'setDecimals':
      return say(
        `**${label}** is written with ${operation.decimals === 1 ? 'one decimal' : `${operation.decimals || 'no'} decimals`}`,
        `**${label}** skrivs med ${operation.decimals === 1 ? 'en decimal' : `${operation.decimals || 'inga'} decimaler`}`,
        operation.decimals ? `**${label}**を小数点以下${operation.decimals}桁で表示` : `**${label}**を整数で表示`,
      )
    case 'setTotals': {
      const labels = operation.totals.map(({ field }) => `**${fieldOf(thing, field)?.label}**`).join(', ')
      return labels
        ? say(`Totals under the ${many}: ${labels}`, `Summor under ${many}: ${labels}`, `${many}の下に合計を表示：${labels}`)
        : say(`No more totals under the ${many}`, `Inga summor längre under ${many}`, `${many}の合計を非表示`)
    }
    case 'addWarning': {
      const text = thing ? warningText(thing, operation.warning, language) : ''
      const tone = operation.warning.tone && toneWords[operation.warning.tone][language]
      if (tone)
        return say(
          `${thing?.many}: **${text}** is shown in ${tone}`,
          `${thing?.many}: **${text}** visas i ${tone}`,
          `${many}：**${text}**を${tone}で表示`,
        )
      return say(
        `${thing?.many} warn: **${text}** (in red, and listed on top)`,
        `${thing?.many} varnar: **${text}** (i rött, och samlat överst)`,
        `${many}の警告：**${text}**（赤で表示し、上部にまとめます）`,
      )
    }
    case 'removeWarnings':
      return say(`No more warnings about **${label}**`, `Inga varningar längre om **${label}**`, `**${label}**の警告を解除`)
    case 'addLimit':
      return limitText(model, thing!, operation.limit, language)
    case 'removeLimits':
      return say(
        `As many ${many} as you like may be at the same time again`,
        `Hur många ${many} som helst får finnas samtidigt igen`,
        `${many}の件数・時間の制限を解除`,
      )
    case 'setStandings':
      return standingsText(model, operation.page, operation.rule, say)
    case 'setStarts':
      return startsText(
        model.pages.find(({ id }) => id === operation.page)!,
        operation.starts,
        language,
      )
    case 'setSettings':
      return settingsText(operation.settings, language)
    case 'setFeature': {
      const what =
        operation.feature === 'csv' ? say('Export', 'Exportera', 'エクスポート') : say('Import', 'Importera', 'インポート')
      return operation.on
        ? say(
            `Every list has a button **${what}** (CSV)`,
            `Varje lista har knappen **${what}** (CSV)`,
            `各一覧に**${what}**（CSV）ボタンを追加`,
          )
        : say(`Removed the button **${what}**`, `Tog bort knappen **${what}**`, `**${what}**ボタンを削除`)
    }
  }
}

/** How a page of standings counts from now on. */
function standingsText(
  model: ProjectModel,
  pageId: string,
  rule: StandingsRule,
  say: (en: string, sv: string, ja: string) => string,
): string {
  const page = model.pages.find(({ id }) => id === pageId)!
  if (rule.by === 'wins')
    return say(
      `**${page.title}** counts who has won`,
      `**${page.title}** räknar vem som vunnit`,
      `**${page.title}**は勝利数で集計`,
    )
  if (rule.by === 'times')
    return say(`**${page.title}** counts how often`, `**${page.title}** räknar hur ofta`, `**${page.title}**は回数で集計`)
  if (rule.by === 'matches') {
    const { win, draw } = rule
    return draw === undefined
      ? say(`A win counts ${win}`, `Vinst ger ${win} poäng`, `勝ちは${win}点`)
      : say(
          `A win counts ${win}, a draw ${draw}`,
          `Vinst ger ${win} poäng och oavgjort ${draw}`,
          `勝ちは${win}点、引き分けは${draw}点`,
        )
  }
  const label = model.things.find(({ id }) => id === page.thing)?.fields.find(({ id }) => id === rule.field)?.label ?? ''
  const said = model.language === 'ja' ? label : label.toLowerCase()
  return rule.by === 'best'
    ? say(
        `**${page.title}** goes by the best ${said}`,
        `**${page.title}** går efter bästa ${said}`,
        `**${page.title}**は${said}の最高値で集計`,
      )
    : say(`**${page.title}** adds up ${said}`, `**${page.title}** räknar ihop ${said}`, `**${page.title}**は${said}の合計で集計`)
}
