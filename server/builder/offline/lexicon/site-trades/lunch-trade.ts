// Those who serve lunch and close in the afternoon: nobody stays the whole evening, and Monday is a working day.
import { hostingTrades } from './hosting-trades.ts'
import type { SiteTrade } from './site-trade.ts'

const { food } = hostingTrades

export const lunchTrade = {
  lunch: {
    ...food,
    headline: 'Lunch worth leaving the desk for|Lunch värd att lämna skrivbordet för|席を立ちたくなるランチ',
    lead: 'Cooked from scratch every morning and served quickly. Bread, salad and coffee are included.|Lagat från grunden varje morgon och serverat snabbt. Bröd, sallad och kaffe ingår.|毎朝いちから手づくり、お待たせしません。小鉢とお茶が付きます。',
    questions: [
      [
        'Do I need to book?|Behöver jag boka?|予約は必要ですか？',
        'No, come as you are. Parties over eight are welcome to call in the morning.|Nej, kom som du är. Är ni fler än åtta får ni gärna ringa på morgonen.|いいえ。8名以上の場合は午前中にお電話ください。',
      ],
      [
        'Do you have vegetarian dishes?|Finns det vegetariskt?|ベジタリアンの料理はありますか？',
        'Every day, and it stands on the menu what is in everything.|Varje dag, och på menyn står vad allt innehåller.|毎日ご用意しています。原材料は献立に記載しています。',
      ],
      [
        'Can I take it away?|Kan jag ta med maten?|持ち帰りはできますか？',
        'Yes, everything on the menu. Bring your own box if you like.|Ja, allt på menyn. Ta gärna med egen låda.|はい、すべてお持ち帰りいただけます。',
      ],
    ],
    week: '11-14 11-14 11-14 11-14 11-14 - -',
  },
} satisfies Record<string, SiteTrade>
