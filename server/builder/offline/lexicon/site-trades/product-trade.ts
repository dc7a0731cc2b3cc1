import type { SiteTrade } from './site-trade.ts'

/** Software and services on the web: they are tried, not visited. */
export const productTrade: { product: SiteTrade } = {
  product: {
    headline: 'The easy way to get it done|Det enkla sättet att få det gjort|もっとかんたんに、もっと早く',
    lead: 'Less to keep in your head, more time for what matters. Try it free and see the difference within a week.|Mindre att hålla i huvudet, mer tid för det som betyder något. Prova gratis och märk skillnaden inom en vecka.|考えることを減らして、大切な時間を増やす。まずは無料で、1週間で違いを実感してください。',
    reasons: [
      [
        'Zap',
        'Going in two minutes|Igång på två minuter|2分ではじめられる',
        'No manual and no setup. Sign up, and the first step is already there.|Ingen manual och ingen installation. Skapa ett konto, så väntar första steget.|説明書も設定も不要。登録したら、すぐに最初の一歩へ。',
      ],
      [
        'Smartphone',
        'With you everywhere|Med dig överallt|いつでも、どこでも',
        'Begin on the phone and go on at the computer. It is all in the same place.|Börja i mobilen och fortsätt vid datorn. Allt finns på samma ställe.|スマートフォンで始めて、続きはパソコンで。すべてが一か所に。',
      ],
      [
        'LockKeyhole',
        'Yours alone|Bara ditt|あなただけのデータ',
        'What you save is encrypted and never sold. Take it with you whenever you like.|Det du sparar krypteras och säljs aldrig. Ta med det när du vill.|保存した内容は暗号化され、第三者に渡ることはありません。書き出しも自由です。',
      ],
      [
        'Sparkles',
        'Thinks one step ahead|Tänker ett steg framåt|一歩先を考える',
        'The dull parts happen by themselves, and you get a nudge before it is late.|Det tråkiga sköter sig självt, och du får en knuff innan det är för sent.|面倒な作業は自動で。忘れる前にお知らせします。',
      ],
      [
        'Users',
        'Better together|Bättre ihop|みんなで使える',
        'Share with one person or a whole team, and decide who sees what.|Dela med en person eller ett helt team, och bestäm vem som ser vad.|一人とでもチーム全体とでも共有でき、見せる範囲も選べます。',
      ],
      [
        'ChartNoAxesColumn',
        'See how it goes|Se hur det går|成果が見える',
        'Clear pictures of your week show what works and what can wait.|Tydliga bilder av veckan visar vad som fungerar och vad som kan vänta.|1週間の様子をひと目で。うまくいっていることがわかります。',
      ],
    ],
    questions: [
      [
        'Is it really free to begin?|Är det verkligen gratis att börja?|本当に無料で始められますか？',
        'Yes. You need no card, and you can stay on the free plan as long as you like.|Ja. Du behöver inget kort, och du kan stanna på gratisplanen så länge du vill.|はい。カード登録は不要で、無料プランのままずっとお使いいただけます。',
      ],
      [
        'Can I stop whenever I want?|Kan jag sluta när jag vill?|いつでも解約できますか？',
        'Yes, with one click. What you have saved can be downloaded first.|Ja, med ett klick. Det du har sparat kan du ladda ner först.|はい、ワンクリックで解約できます。データは事前にダウンロードできます。',
      ],
      [
        'Where is my data kept?|Var sparas mina uppgifter?|データはどこに保存されますか？',
        'Within the EU, encrypted and backed up every day.|Inom EU, krypterat och säkerhetskopierat varje dag.|暗号化して安全な場所に保存し、毎日バックアップしています。',
      ],
      [
        'Do you help us move from what we use today?|Hjälper ni oss att flytta från det vi har i dag?|今使っているものから移行できますか？',
        'Yes. Send us a file, and it is in place the next working day.|Ja. Skicka en fil, så är allt på plats nästa arbetsdag.|はい。ファイルをお送りいただければ、翌営業日までに移行します。',
      ],
    ],
    voices: [
      'I stopped using three other things the week I found this.|Jag slutade med tre andra saker samma vecka som jag hittade det här.|これを見つけた週に、ほかの3つをやめました。',
      'Our whole team had it going before lunch. Nobody asked me how.|Hela teamet var igång före lunch. Ingen behövde fråga hur.|昼休み前にはチーム全員が使えていました。説明もいりませんでした。',
    ],
    roles: ['Founder|Grundare|代表', 'Design|Formgivning|デザイン', 'Development|Utveckling|開発'],
    pictures: 'laptop phone city paper lamp night',
    offer: 'service',
    steps: 'try',
    week: '09-17 09-17 09-17 09-17 09-16 - -',
    heroes: ['product'],
    sections: ['features', 'steps', 'plans', 'testimonials', 'questions', 'signup'],
  },
}
