// What stands on the checklists of an occasion: title, priority, done.
import type { RowsByDomain } from './domain-rows.ts'

export const taskRows: RowsByDomain = {
  moving: [
    ['Give notice on the old flat|Säga upp den gamla lägenheten|旧居の解約連絡', 'High', true],
    ['Book a van|Boka flyttbil|トラックの予約', 'High', true],
    ['Report the new address|Anmäla adressändring|住所変更の届け出', 'High', false],
    ['Pack the kitchen|Packa köket|台所の荷造り', 'Medium', false],
    ['Move the electricity contract|Flytta elavtalet|電気の契約変更', 'Medium', false],
    ['Sort out the cellar|Rensa källaren|物置の整理', 'Low', false],
    ['Clean the old flat|Flyttstäda|旧居の掃除', 'Medium', false],
    ['Hand over the keys|Lämna nycklarna|鍵の返却', 'High', false],
  ],
  wedding: [
    ['Book the venue|Boka lokalen|会場の予約', 'High', true],
    ['Send the invitations|Skicka inbjudningarna|招待状の発送', 'High', true],
    ['Choose the rings|Välja ringar|指輪選び', 'Medium', false],
    ['Taste the menu|Provsmaka menyn|料理の試食', 'Medium', false],
    ['Find a photographer|Hitta fotograf|カメラマン探し', 'High', false],
    ['Plan the seating|Planera bordsplaceringen|席次を決める', 'Low', false],
    ['Write the vows|Skriva löftena|誓いの言葉を書く', 'Medium', false],
    ['Order the flowers|Beställa blommorna|花の注文', 'Low', false],
  ],
  party: [
    ['Send the invitations|Skicka inbjudningarna|招待状を送る', 'High', true],
    ['Order the cake|Beställa tårtan|ケーキの注文', 'High', false],
    ['Make a playlist|Göra en spellista|音楽リスト作り', 'Low', false],
    ['Buy balloons and candles|Köpa ballonger och ljus|風船とろうそくを買う', 'Medium', false],
    ['Ask about allergies|Fråga om allergier|アレルギーの確認', 'High', false],
    ['Plan the games|Planera lekarna|ゲームの準備', 'Medium', false],
    ['Fill the goody bags|Fylla godispåsarna|おみやげの袋詰め', 'Low', false],
  ],
  travel: [
    ['Check the passports|Kontrollera passen|パスポートの確認', 'High', true],
    ['Book the first night|Boka första natten|初日の宿の予約', 'High', true],
    ['Buy travel insurance|Teckna reseförsäkring|旅行保険の加入', 'Medium', false],
    ['Ask the neighbour to water|Be grannen vattna|水やりを近所に頼む', 'Low', false],
    ['Download the maps|Ladda ner kartorna|地図のダウンロード', 'Low', false],
    ['Check in online|Checka in på nätet|オンラインチェックイン', 'Medium', false],
  ],
  babyLog: [
    ['Pack the hospital bag|Packa BB-väskan|入院バッグの準備', 'High', true],
    ['Fit the car seat|Montera bilbarnstolen|チャイルドシートの取り付け', 'High', false],
    ['Wash the first clothes|Tvätta de första kläderna|肌着の水通し', 'Medium', false],
    ['Put up the cot|Montera spjälsängen|ベビーベッドの組み立て', 'Medium', false],
    ['Apply for parental leave|Ansöka om föräldraledighet|育休の申請', 'High', true],
    ['Cook for the freezer|Laga mat till frysen|作り置きを冷凍する', 'Low', false],
    ['Choose a name|Välja namn|名前を決める', 'Low', false],
  ],
}
