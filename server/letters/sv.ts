import type { LetterTexts } from './letters.ts'

export const sv: LetterTexts = {
  greeting: 'Hej {name}!',
  greetingNobody: 'Hej!',
  linkHint: 'Om knappen inte fungerar, kopiera den här adressen till din webbläsare:',
  footer: 'Det här meddelandet skickades av Smida på {site}, med anledning av något som gjordes där med din e-postadress.',
  roles: { owner: 'ägare', admin: 'administratör', publisher: 'publicerare', editor: 'redigerare', viewer: 'läsare' },
  factors: {
    passkey: 'en passnyckel',
    totp: 'en autentiserare',
    recoveryCodes: 'nya återställningskoder',
    google: 'ett Google-konto',
    microsoft: 'ett Microsoft-konto',
  },
  letters: {
    reset: {
      subject: 'Välj ett nytt lösenord',
      intro: ['Någon, förhoppningsvis du, har bett att få återställa lösenordet till ditt Smida-konto.'],
      button: 'Välj ett nytt lösenord',
      outro: [
        'Länken fungerar en gång, inom den närmaste timmen.',
        'Om det inte var du behöver du inte göra någonting: lösenordet förblir som det är.',
      ],
    },
    'email-proof': {
      subject: 'Bekräfta din e-postadress',
      intro: ['Välkommen till Smida! Bekräfta att den här e-postadressen är din.'],
      button: 'Bekräfta adressen',
      outro: [
        'Du kan börja arbeta direkt; länken gäller i sju dagar.',
        'Om du inte har skapat något konto behöver du inte göra någonting.',
      ],
    },
    'email-change': {
      subject: 'Bekräfta din nya e-postadress',
      intro: ['Du har bett om att använda den här adressen för ditt Smida-konto. Den gamla gäller tills du bekräftar den nya.'],
      button: 'Bekräfta den nya adressen',
      outro: ['Länken fungerar en gång och gäller i sju dagar.', 'Om du inte har bett om detta behöver du inte göra någonting.'],
    },
    'email-changed': {
      subject: 'Din e-postadress har ändrats',
      intro: [
        'Ditt Smida-konto har fått en annan adress: {email}. Du loggar in med den från och med nu, och vi skriver till den.',
      ],
      button: 'Öppna ditt konto',
      outro: ['Om det inte var du: säg genast till organisationens ägare, som kan ta bort kontot från teamet.'],
    },
    'password-changed': {
      subject: 'Ditt lösenord har ändrats',
      intro: ['Lösenordet till ditt Smida-konto har just ändrats, och dina andra sessioner har loggats ut.'],
      button: 'Öppna ditt konto',
      outro: ['Om det inte var du: återställ lösenordet genast med ”Glömt lösenordet?” på inloggningssidan.'],
    },
    'factor-added': {
      subject: 'Ett sätt att logga in har lagts till',
      intro: ['Detta har just lagts till i ditt Smida-konto: {factor}.'],
      button: 'Öppna ditt konto',
      outro: ['Om det inte var du: återställ lösenordet genast och ta bort det i ditt konto.'],
    },
    'factor-removed': {
      subject: 'Ett sätt att logga in har tagits bort',
      intro: ['Detta har just tagits bort från ditt Smida-konto: {factor}.'],
      button: 'Öppna ditt konto',
      outro: ['Om det inte var du: återställ lösenordet genast och gå igenom ditt konto.'],
    },
    'account-secured': {
      subject: 'Ditt konto har kopplats till {provider}',
      intro: [
        'Du loggade in med {provider}, och e-postadressen hade redan ett Smida-konto vars adress ingen hade bekräftat.',
        'För att hålla obehöriga ute har kontots lösenord, övriga inloggningssätt och öppna sessioner tagits bort.',
      ],
      button: 'Öppna ditt konto',
      outro: ['Från och med nu loggar du in med {provider}. Ett nytt lösenord kan du välja i ditt konto.'],
    },
    invitation: {
      subject: '{inviter} bjuder in dig till {organization}',
      intro: ['{inviter} bjuder in dig att arbeta i {organization} på Smida. Din roll: {role}.'],
      button: 'Tacka ja',
      outro: [
        'Länken fungerar en gång och gäller i sju dagar.',
        'Om du inte känner till {organization} behöver du inte göra någonting.',
      ],
    },
    'ownership-transferred': {
      subject: '{organization} har en ny ägare',
      intro: ['Ägarskapet för {organization} har överlåtits till {newOwner}.'],
      button: 'Öppna teamet',
      outro: ['Om du inte väntade dig det här, prata med ditt team.'],
    },
  },
}
