// Classes of words that Japanese sentences about the use of a page are composed of.

/** Who comes to such a page, with what is put behind people. */
export const people =
  '(?:お?客|ご?利用者|顧客|会員|組合員|生徒|学生|児童|園児|保護者|親御|患者|住民|住人|入居者|社員|従業員|飼い主|参加者|来場者|来館者|来店者|受講者|受講生|団員|部員|職員|スタッフ|バイト|メンバー|仲間|家族|身内|友だち|友達|友人|親戚|近所|隣|皆|みんな|みな|相手|先方|希望者|応募者|申込者|出席者|出店者|市民|町民|区民|村民|旅行者|観光客|宿泊客|常連|読者|聴衆|観客|ファン|親|子ども|子供|孫|人|方|だれか|誰か|だれでも|誰でも)(?:様|さま|さん|達|たち|方|がた|の方|の皆(?:さん|様)|同士)*'
/** They do it, or are asked to. */
export const byPeople = `${people}(?:(?:自身|自ら|(?:の|側の?)(?:ほう|方))?(?:に|が|から|で|は|も)|のご?都合で)(?:も|は)?`
/** Within a clause, within a sentence. */
export const near = '[^。、\\n]{0,14}'
export const across = '[^。\\n]{0,36}'
/** What is written down afterwards is a record, and no page for others. */
export const recordsKept =
  /管理(?!組合|人)|(?<!連続|新)記録(?!を伸|が途切|を更新)|台帳|名簿|控え(?!め)|メモ|帳簿|書き留め|残したい|残しておき|つけて(?:い|お)/u
const notKept = '(?![^。\\n]*(?:管理(?!組合|人)|記録(?!を伸)|台帳|名簿|控え|メモ|書き留め|残したい|残しておき|つけておき|と一覧))'
export const number = '[0-9０-９一二三四五六七八九十百半数何]+'
export const lasts = `(?:${number}(?:分|秒|時間)(?:半|間)?)`
export const picture = '(?:写真|画像|作品|絵|イラスト|ギャラリー|切り絵|スケッチ|スナップ)'
/** What is written to be read. */
export const writing =
  '(?:お?知らせ|ニュース|便り|たより|記事|文章|読み物|読みもの|エッセイ|コラム|裏話|体験談|活動報告|近況|日々|話|物語|言葉|レポート|つぶやき|通信|随筆|出来事)'
/** How others answer to what somebody put up. */
export const applause = '(?:いいね|イイネ|ハート|拍手|スタンプ|リアクション|反応|応援|コメント|感想)'

export const guarded = (says: RegExp): RegExp => new RegExp(`(?:${says.source})${notKept}`, says.flags)
