// Countries and cities by the currency that is paid with there: "our bakery in Lyon" takes euros. Names that are common words or stand
// in several countries at once ("Reading", "Boston", "Georgia") are left out. Dollars of the United States are what English has anyway.
import type { Language } from '#shared/languages.ts'

export const currencyPlaces: readonly (Record<Language, string> & { currency: string })[] = [
  {
    currency: 'GBP',
    en: 'UK, United Kingdom, Britain, Great Britain, England, Scotland, Wales, Northern Ireland, London, Bristol, Manchester, Birmingham, Leeds, Sheffield, Liverpool, Newcastle, Nottingham, Leicester, Coventry, Brighton, Southampton, Portsmouth, Plymouth, Exeter, Norwich, Cardiff, Swansea, Edinburgh, Glasgow, Aberdeen, Dundee, Inverness, Belfast, Cornwall, Devon, Dorset, Somerset, Kent, Sussex, Surrey, Essex, Suffolk, Norfolk, Yorkshire, Lancashire, Cumbria, Northumberland, Cheshire, Derbyshire, Gloucestershire, Oxfordshire, Hampshire, Wiltshire, Shropshire, Staffordshire, Lincolnshire, Whitby, Cotswolds, Highlands, Lake District, Cheltenham, Oxford, Bath, York, Stoke, Hull, Bradford, Wolverhampton, Swindon, Bournemouth, Blackpool, Hackney, Camden, Brixton, Shoreditch, Peckham',
    sv: 'Storbritannien, England, Skottland, Wales, Nordirland, London, Bristol, Manchester, Liverpool, Edinburgh, Glasgow, Cardiff, Belfast, Brighton, Leeds',
    ja: 'イギリス, 英国, スコットランド, ロンドン, マンチェスター, エディンバラ',
  },
  {
    currency: 'EUR',
    en: 'France, Germany, Italy, Spain, Portugal, Ireland, Austria, Belgium, Netherlands, Holland, Finland, Greece, Luxembourg, Slovenia, Slovakia, Estonia, Latvia, Lithuania, Malta, Cyprus, Croatia, Paris, Lyon, Marseille, Bordeaux, Toulouse, Nantes, Lille, Strasbourg, Nice, Montpellier, Provence, Brittany, Berlin, Munich, Hamburg, Cologne, Frankfurt, Stuttgart, Leipzig, Dresden, Düsseldorf, Rome, Milan, Naples, Florence, Venice, Turin, Bologna, Palermo, Verona, Sicily, Tuscany, Sardinia, Madrid, Barcelona, Valencia, Seville, Bilbao, Málaga, Malaga, Mallorca, Ibiza, Tenerife, Lisbon, Porto, Algarve, Dublin, Cork, Galway, Limerick, Vienna, Salzburg, Graz, Innsbruck, Brussels, Antwerp, Ghent, Bruges, Amsterdam, Rotterdam, Utrecht, The Hague, Helsinki, Tampere, Turku, Athens, Thessaloniki, Crete, Ljubljana, Bratislava, Tallinn, Tartu, Riga, Vilnius, Valletta, Zagreb, Split, Dubrovnik',
    sv: 'Frankrike, Tyskland, Italien, Spanien, Portugal, Irland, Österrike, Belgien, Nederländerna, Holland, Finland, Åland, Grekland, Estland, Lettland, Litauen, Malta, Cypern, Kroatien, Paris, Lyon, Nice, Berlin, München, Hamburg, Köln, Rom, Milano, Florens, Venedig, Neapel, Madrid, Barcelona, Málaga, Malaga, Marbella, Mallorca, Teneriffa, Lissabon, Porto, Dublin, Wien, Bryssel, Amsterdam, Helsingfors, Åbo, Tammerfors, Vasa, Jakobstad, Borgå, Ekenäs, Mariehamn, Aten, Kreta, Tallinn, Riga',
    ja: 'フランス, ドイツ, イタリア, スペイン, ポルトガル, アイルランド, オーストリア, ベルギー, オランダ, フィンランド, ギリシャ, パリ, リヨン, ベルリン, ミュンヘン, ローマ, ミラノ, フィレンツェ, マドリード, バルセロナ, リスボン, ダブリン, ウィーン, アムステルダム, ヘルシンキ',
  },
  {
    currency: 'SEK',
    en: 'Sweden, Stockholm, Gothenburg, Malmö, Malmo, Uppsala, Västerås, Örebro, Linköping, Lund, Umeå, Gotland, Visby, Kiruna',
    sv: 'Sverige, Stockholm, Göteborg, Malmö',
    ja: 'スウェーデン, ストックホルム, ヨーテボリ',
  },
  {
    currency: 'NOK',
    en: 'Norway, Oslo, Bergen, Trondheim, Stavanger, Tromsø, Tromso, Lofoten',
    sv: 'Norge, Oslo, Bergen, Trondheim, Stavanger, Tromsø, Lofoten',
    ja: 'ノルウェー, オスロ, ベルゲン',
  },
  {
    currency: 'DKK',
    en: 'Denmark, Copenhagen, Aarhus, Odense, Aalborg',
    sv: 'Danmark, Köpenhamn, Aarhus, Århus, Odense, Ålborg',
    ja: 'デンマーク, コペンハーゲン',
  },
  {
    currency: 'CHF',
    en: 'Switzerland, Zurich, Zürich, Geneva, Basel, Bern, Lausanne, Lucerne',
    sv: 'Schweiz, Zürich, Genève, Basel, Bern',
    ja: 'スイス, チューリッヒ, ジュネーブ',
  },
  {
    currency: 'PLN',
    en: 'Poland, Warsaw, Krakow, Kraków, Gdansk, Gdańsk, Wroclaw, Wrocław, Poznan, Poznań',
    sv: 'Polen, Warszawa, Krakow, Gdansk',
    ja: 'ポーランド, ワルシャワ',
  },
  { currency: 'CZK', en: 'Czechia, Czech Republic, Prague, Brno', sv: 'Tjeckien, Prag', ja: 'チェコ, プラハ' },
  {
    currency: 'CAD',
    en: 'Canada, Toronto, Vancouver, Montreal, Ottawa, Calgary, Quebec, Ontario, Winnipeg, Nova Scotia, British Columbia',
    sv: 'Kanada, Toronto, Vancouver, Montréal',
    ja: 'カナダ, トロント, バンクーバー',
  },
  {
    currency: 'AUD',
    en: 'Australia, Sydney, Melbourne, Brisbane, Adelaide, Canberra, Hobart, Tasmania, Queensland, Byron Bay, Fremantle',
    sv: 'Australien, Sydney, Melbourne',
    ja: 'オーストラリア, シドニー, メルボルン',
  },
  {
    currency: 'NZD',
    en: 'New Zealand, Auckland, Wellington, Christchurch, Dunedin, Queenstown',
    sv: 'Nya Zeeland, Auckland',
    ja: 'ニュージーランド, オークランド',
  },
  {
    currency: 'JPY',
    en: 'Japan, Tokyo, Kyoto, Osaka, Nagoya, Sapporo, Fukuoka, Kobe, Yokohama, Hiroshima, Okinawa, Hokkaido, Nara, Kanazawa',
    sv: 'Japan, Tokyo, Kyoto, Osaka',
    ja: '日本, 東京, 京都, 大阪',
  },
  { currency: 'INR', en: 'India, Mumbai, Delhi, Bangalore, Bengaluru, Chennai, Goa, Kolkata, Pune', sv: 'Indien', ja: 'インド' },
  { currency: 'SGD', en: 'Singapore', sv: 'Singapore', ja: 'シンガポール' },
  { currency: 'ZAR', en: 'South Africa, Cape Town, Johannesburg, Durban', sv: 'Sydafrika', ja: '南アフリカ' },
  {
    currency: 'USD',
    en: 'USA, United States, New York, Los Angeles, Chicago, San Francisco, Seattle, Texas, California, Florida, Brooklyn',
    sv: 'USA, New York, Los Angeles, Kalifornien',
    ja: 'アメリカ, 米国, ニューヨーク, ハワイ, ロサンゼルス',
  },
]
