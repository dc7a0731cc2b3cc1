// Words ahead of a bracket. Behind some it tells what there is to choose or do; behind others which lists or pages are to be built.

/** "Chores (dishes, bins)", "products (bread, coffee)": each is one of them. */
export const holdsKinds =
  /^(?:chores?|tasks?|jobs?|duties|duty|errands?|activity|activities|products?|goods|wares?|crops?|sports?|hobby|hobbies|exercises?|subjects?|skills?|services?|treatments?|courses?|classes|workouts?|disciplines?|games?|species|breeds?|varieties|flavou?rs?|materials?|ingredients?|toppings?|tools?|areas?|zones?|rooms?|stalls?|stations?|themes?|topics?|genres?|styles?|instruments?|languages?|animals?|vehicles?|areas|sysslor|syssla|hushållssysslor|uppgift(?:er)?|jobb|uppdrag|ärenden|aktivitet(?:er)?|produkt(?:er)?|var(?:a|or)|sort(?:er)?|grödor|gröda|odling(?:ar)?|sport(?:er)?|idrott(?:er)?|övning(?:ar)?|ämne(?:n)?|tjänst(?:er)?|behandling(?:ar)?|kurs(?:er)?|pass|moment|gren(?:ar)?|spel|art(?:er)?|ras(?:er)?|material|verktyg|områden?|rum|stationer|tema|teman|genre(?:r)?|stil(?:ar)?|instrument|språk|djur|fordon|packlista|saker|家事|商品|品目|作物|野菜|種目|競技|習い事|科目|教科|作業|作業内容|業務|仕事|当番|持ち場|担当|活動|サービス|施術|メニュー|コース|種類|部屋|場所|エリア|楽器|言語|動物|車種|備品|材料|道具|持ち物|ジャンル)$/iu

/** Of these what stands in the bracket is what each one is called: "chores (dishes, bins)", and not a kind like "animals (dogs, cats)". */
export const calledByKind =
  /^(?:chores?|tasks?|jobs?|duties|duty|errands?|activity|activities|products?|goods|wares?|crops?|sports?|hobby|hobbies|exercises?|subjects?|skills?|services?|treatments?|courses?|classes|workouts?|disciplines?|games?|materials?|ingredients?|toppings?|areas?|zones?|rooms?|stalls?|stations?|topics?|languages?|sysslor|syssla|hushållssysslor|uppgift(?:er)?|jobb|aktivitet(?:er)?|produkt(?:er)?|var(?:a|or)|grödor|gröda|odling(?:ar)?|sport(?:er)?|idrott(?:er)?|övning(?:ar)?|ämne(?:n)?|tjänst(?:er)?|behandling(?:ar)?|kurs(?:er)?|pass|gren(?:ar)?|spel|material|områden?|rum|stationer|språk|packlista|家事|商品|品目|作物|野菜|種目|競技|習い事|科目|教科|作業|業務|仕事|当番|活動|サービス|施術|メニュー|コース|部屋|場所|エリア|言語|材料|道具|持ち物|備品)$/iu

/** "A CRM (companies, deals)", "pages (home, about)", "roles (admin, driver)": lists, pages or people, and no values. */
export const opensLists =
  /^(?:apps?|applications?|systems?|tools?|platforms?|programs?|softwares?|websites?|sites?|pages?|tabs?|screens?|views?|modules?|sections?|features?|functions?|lists?|registers?|tables?|databases?|records?|data|information|details|info|fields?|columns?|forms?|sheets?|everything|crm|erp|dashboards?|portals?|trackers?|planners?|menus?|roles?|users?|permissions?|business|company|companies|club|school|salon|shop|store|team|app(?:ar)?|appen|system(?:et)?|verktyg(?:et)?|plattform(?:en)?|program(?:met)?|hemsidan?|sajten?|sid(?:a|or|an)|flik(?:ar)?|vy(?:er)?|modul(?:er)?|del(?:ar)?|funktion(?:er)?|list(?:a|or|an)|register|registret|tabell(?:er)?|databas(?:en)?|information|fält(?:en)?|kolumn(?:er)?|formulär(?:et)?|allt|portal(?:en)?|meny(?:n|er)?|roll(?:er)?|användare|behörigheter|företag(?:et)?|förening(?:en)?|klubb(?:en)?|skola(?:n)?|butik(?:en)?|lag(?:et)?|アプリ|システム|ツール|サイト|ページ|画面|機能|リスト|一覧|項目|情報|データ|フォーム|台帳|名簿|カルテ|記録|管理|表|権限|ユーザー|利用者)$/iu

/** What is spent has kinds that are called like amounts. */
export const costs =
  /^(?:expenses?|costs?|spending|bills?|outgoings|utgift(?:er)?|kostnad(?:er)?|räkningar|utlägg|経費|支出|費用|出費|費目|家計)$/iu

/** "Things like members, fees and events": as likely lists as values. */
export const moreThings = /^(?:things?|stuff|everything|anything|documents?|saker|sånt|annat|allt|もの|物|こと)$/iu
