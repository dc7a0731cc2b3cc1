// Places in Japan with a trade or an animal in their names: 吉祥寺 is no temple, 学芸大学 no university and 鳥取 keeps no birds.
const names =
  '高円寺 吉祥寺 国分寺 豪徳寺 祐天寺 護国寺 天王寺 西大寺 善福寺 泉岳寺 本願寺 妙法寺 学芸大学 都立大学 駒場東大前 神楽坂 神保町 神田 天神 明神 鎌倉 倉敷 小倉 茶屋町 御茶ノ水 お茶の水 酒田 馬車道 馬喰町 犬山 犬吠埼 鳥取 鳥羽 鹿児島 熊本 猪苗代 鶴岡 鶴見 亀岡 亀有 亀戸 米沢 米子 魚津 薬院 人形町 鍛冶町 紺屋町 大工町 花巻 花園 桜木町 桜新町 梅田 松本 竹原 杉並 柏 栃木 茨木 茨城 中野 長野 野田 秋田 山形 山口 川崎 川越 海老名 貝塚 金沢 銀座 鉄砲町 油津 塩尻 塩釜 燕三条 福島 福岡 福井'.split(
    ' ',
  )

/** Ahead of what stands there: 吉祥寺の, 鎌倉にある, 金沢市内で. */
export const japanesePlaces = new RegExp(
  `(?<!\\p{Script=Han})(?:${names.join('|')})(?:市|区|町|駅|県)?(?:内|前|近く|周辺)?(?:の|に(?:ある)?|で(?!す))`,
  'gu',
)
