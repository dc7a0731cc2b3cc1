// Websites as people ask for them: a sentence, or a list of what is to stand there. The worked-on half of eighty prompts, and six of the
// kinds that went wrong. A list after `?` may be there: visitors look through it, and a text would do as well.
import type { SitePrompt } from './measure-sites.ts'

export const sitePrompts: readonly SitePrompt[] = [
  {
    prompt:
      'Landing page for our invoicing software: hero with a slogan, three key features, pricing with three tiers, logos of customers, FAQ and a book a demo button',
    sections: 'features, plans, logos, questions, signup|contact',
  },
  {
    prompt: 'Coming soon page for a meditation app with email waitlist and a countdown to launch',
    sections: 'signup|newsletter',
    texts: 'meditation',
  },
  {
    prompt: 'Wedding website for Emma and Jack: our story, schedule, venue map, gift list, RSVP form, hotel tips',
    sections: 'about, events|schedule, address, gift, contact|signup|rsvp, hotel',
    name: 'emma',
  },
  {
    prompt: 'A website for our village church: service times, upcoming events, sermons, about the vicar, hire the hall, contact',
    sections: 'hours|service times, events, sermons, about|vicar, hall, contact',
    lists: '?sermons',
  },
  {
    prompt:
      'Café website with opening hours Mon–Fri 7–17, Sat 9–15, menu, photo gallery, map and contact. Our phone is 020 7946 0991',
    sections: 'hours, prices, gallery, address, contact',
    texts: '07:00, 020 7946 0991',
  },
  {
    prompt: 'Website for a hair salon (price list, our stylists, opening hours, gift cards, book online)',
    sections: 'prices, team, hours, gift',
    shows: 'booking',
  },
  {
    prompt: 'Personal website: short bio, CV, projects I have built, talks, links to my social media, contact',
    sections: 'about, cv, projects|gallery, talks, links, contact',
  },
  {
    prompt: 'Website for our local football club with teams, fixtures, news, how to join, sponsors and contact',
    sections: 'fixtures|events, news, join|steps, logos|sponsors, contact',
    lists: '?teams',
  },
  {
    prompt: 'Link in bio page for a ceramics artist: photo, one line about me, links to shop, Instagram and newsletter',
    sections: 'links',
  },
  {
    prompt: 'Agency website with case studies, services, our process in four steps, client logos, the team and a contact form',
    sections: 'case studies|gallery|things, prices, steps, logos, team, contact',
  },
  {
    prompt:
      'Charity website: our mission, how we help, figures from last year, stories from people we helped, donate button, volunteer sign-up',
    sections: 'mission|about, help|steps, figures, testimonials|stories, donate, signup|volunteer',
  },
  {
    prompt:
      'website for an electrician in Leeds, services list, why choose us, 24/7 call out number, customer reviews, service area',
    sections: 'prices, features, testimonials, area',
    texts: 'leeds',
  },
  {
    prompt: "Primary school website with news, term dates, lunch menu, staff, policies, parents' information and contact details",
    sections: 'news, term dates|events, prices|lunch, team, policies, parents, contact',
  },
  {
    prompt: 'Museum website: plan your visit, exhibitions, opening hours, ticket prices, group visits, café, newsletter',
    sections: 'visit, exhibitions|things, hours, prices|plans, group, café, newsletter',
    lists: '?exhibitions',
  },
  {
    prompt: 'Small hotel website with rooms, breakfast, gallery, surroundings, guest reviews, location and booking enquiry',
    sections: 'rooms|prices|things, breakfast, gallery, surroundings, testimonials, address, contact',
    lists: '?rooms',
  },
  {
    prompt: 'portfolio for a wedding photographer with galleries, packages, kind words, about, enquiry form',
    sections: 'gallery, plans|prices, testimonials, about, contact',
  },
  {
    prompt: 'Marketing site for our password manager app with benefits, comparison, security, pricing and a download section',
    sections: 'features, comparison, security, plans, download|signup',
  },
  {
    prompt:
      'Restaurant site: our story, menu with starters, mains and desserts, reserve a table, private dining, opening times, find us',
    sections: 'about, prices, private, hours, address',
    shows: 'booking',
  },
  {
    prompt: 'a landing page for a life coach with my approach, packages, about me, success stories and book a free session',
    sections: 'approach, plans|prices, about, testimonials|stories',
  },
  {
    prompt: 'Architecture studio site. Projects, studio, people, journal, contact. Very minimal.',
    sections: 'projects|gallery|things, studio|about, team|people, news|journal, contact',
  },
  {
    prompt:
      'Landningssida för vår bokföringsapp med hero, funktioner, priser i tre nivåer, kundlogotyper, vanliga frågor och testa gratis-knapp',
    sections: 'features, plans, logos, questions, signup',
  },
  {
    prompt: 'En sida om vårt bröllop: vår historia, program för dagen, hitta hit, önskelista, OSA-formulär',
    sections: 'about, program|events, address, önskelista, signup|contact|osa',
  },
  {
    prompt: 'Restaurangsajt med meny, lunch, öppettider mån–fre 11–22, boka bord, om oss och karta',
    sections: 'prices, lunch, hours, about, address',
    shows: 'booking',
    texts: '11:00',
  },
  {
    prompt: 'Kommer snart-sida för en ny ölbar i Malmö med nedräkning och mejllista',
    sections: 'signup|newsletter',
    texts: 'malmö',
  },
  {
    prompt:
      'Hemsida för vår tandläkarklinik med behandlingar och priser, våra tandläkare, akuttider, frågor och svar, karta, telefon 08-123 45 67',
    sections: 'prices, team, akut, questions, address',
    texts: '08-123 45 67',
  },
  {
    prompt: 'Sajt för vår konferens om AI i vården: talare, program, biljetter, plats, sponsorer, anmälan',
    sections: 'team|talare, program|events, plans|prices|biljetter, address|plats, logos|sponsorer, signup|contact|anmälan',
  },
  {
    prompt: 'Produktsida för en luftrenare: fördelar, tekniska data, så fungerar den, recensioner, köpknapp',
    sections: 'features, teknisk, steps, testimonials, signup|köp',
    texts: 'luftrenare',
  },
  {
    prompt: 'En enkel sida för min hundpensionat. Rutor: om oss, priser, bilder, frågor, hitta hit, kontakt',
    sections: 'about, prices, gallery, questions, address, contact',
  },
  {
    prompt: 'Webbsida för ett elektrikerföretag i Västerås, tjänster, varför välja oss, jour dygnet runt, kundomdömen, kontakt',
    sections: 'prices, features, jour, testimonials, contact',
    texts: 'västerås',
  },
  {
    prompt: 'Hemsida för hjälporganisation: vårt uppdrag, så hjälper vi, siffror, berättelser, bli volontär, skänk en gåva',
    sections: 'uppdrag|about, hjälper|steps, figures, berättelser|testimonials, volontär|signup, gåva',
  },
  {
    prompt:
      'AI議事録サービスのランディングページ。ヒーロー、機能、料金プラン（3段階）、導入企業のロゴ、お客様の声、よくある質問、無料登録フォーム',
    sections: 'features, plans, logos, testimonials, questions, signup',
    texts: '議事録',
  },
  {
    prompt: '結婚式の案内サイト：ふたりの紹介、当日のスケジュール、会場の地図、出欠フォーム',
    sections: 'about|ふたり, events|スケジュール, address, contact|signup|出欠',
  },
  {
    prompt: '学習アプリのLP。特徴、使い方、料金、利用者の声、ダウンロードボタン',
    sections: 'features, steps, plans, testimonials, signup',
    texts: '学習',
  },
  {
    prompt: '工務店のホームページ：施工事例、お客様の声、家づくりの流れ、会社概要、見積もり依頼フォーム',
    sections: 'gallery, testimonials, steps, about, contact',
  },
  {
    prompt: 'フリーランスデザイナーのポートフォリオサイト。自己紹介、制作実績、スキル、料金、お問い合わせ',
    sections: 'about, gallery|実績, スキル, prices|plans, contact',
  },
  {
    prompt: '新商品のティザーサイト。カウントダウンとメール登録だけのシンプルなページ',
    sections: 'signup|newsletter',
  },
  {
    prompt: 'キャンプ場のサイトを作りたい。サイトの種類と料金、設備、周辺の見どころ、ギャラリー、アクセス、予約問い合わせ',
    sections: 'prices, 設備|features, 見どころ, gallery, address, contact',
  },
  {
    prompt: '業務用チャットツールの製品サイト。導入メリット、画面紹介、連携サービス、セキュリティ、料金プラン、資料請求ボタン',
    sections: 'features, 画面|screens|gallery, 連携, セキュリティ, plans, signup|contact|資料',
  },
  {
    prompt: 'カンファレンスのサイト。登壇者、タイムテーブル、チケット、会場、スポンサー、FAQ',
    sections: 'team|登壇者, タイムテーブル|events, チケット|plans|prices, 会場|address, logos|スポンサー, questions',
  },
  {
    prompt: 'NPO法人のサイト：私たちの使命、活動内容、数字で見る成果、支援者の声、寄付のお願い、ボランティア募集',
    sections: '使命|about, 活動|features, figures|数字, testimonials, 寄付, signup|ボランティア',
  },
  {
    prompt: 'SaaS landing page for an AI note taking tool with hero, features, pricing, testimonials, FAQ and sign up form',
    sections: 'features, plans, testimonials, questions, signup',
    texts: 'note',
  },
  {
    prompt: 'Restaurant menu site with dishes by course, allergens and prices, opening hours and a table booking',
    sections: 'prices, hours',
    lists: '?menuItem',
    shows: 'booking',
  },
  {
    prompt: 'A page for our village: events, notices, history, walks, and how to hire the hall',
    sections: 'events, news, history, walks, hall',
    lists: '?walks',
  },
  {
    prompt: 'A site for our jazz trio: who we are, gigs coming up, videos, booking enquiry',
    sections: 'team, events, videos, contact',
    name: 'jazz',
  },
  {
    prompt: 'Event ticketing site for our theatre: shows, dates, seats left, buy tickets',
    sections: '',
    lists: 'play|show|event',
  },
  {
    prompt: 'landing page for my fitness app',
    sections: 'features, plans, signup',
    texts: 'fitness',
  },
]
