import type { about as source } from '../en/about.ts'
import type { Translation } from '../translation.ts'

export const about: Translation<typeof source> = {
  metaTitle: 'Smida について – Smida',
  metaDescription: 'Smida を作った理由、Smida とは何か、これから目指すもの、投資家の方のご連絡先をご紹介します。',
  title: 'ソフトウェアは、自分で作れるものであっていい。',
  noteTitle: '創業者より',
  note1:
    '世の中で必要とされているソフトウェアの多くは、書かれないままです。難しいからではありません。ひとつのスタジオの予約表、ひとつの工房の在庫表、ひとつのクラブの当番表と、必要とする人がごくわずかだからです。そのために制作会社に頼む人も、プログラミングを学ぶ人もいません。',
  note2:
    'そうしたソフトウェアを書ける機械は、もうあります。けれども、その多くは誰かのクラウドの中にあります。アイデアも、お客様のデータも、毎月の料金も差し出して、手に入れたものが動くのは契約を続けている間だけです。',
  note3:
    '私たちが欲しかったのは、自分の工房に置ける鍛冶場でした。コマンドひとつで起動し、キーも、誰かの許可も要りません。できあがるのは普通のコードです。読むことも、持ち出すことも、別の人に引き継ぐこともできます。',
  note4:
    'いつも正しく理解できるとは限りません。わからないときは、わかったふりをせず、はっきりそう伝える。私たちはこの約束で自分たちを測ります。',
  signature: 'Smida 創業者一同',
  whatTitle: 'Smida とは',
  what1:
    'Smida は、普段の言葉で書かれた説明を、動く Web アプリに変えます。必要なものを書くと、画面とデータを設計し、コードを書き、検査し、会話の隣で動かして見せます。思いどおりになるまで変更を頼み、ワンクリックで公開できます。',
  what2:
    '1 台のマシンで動く、ひとつのプログラムです。データベース、ビルダー、プレビュー、ホスティングがすべて入っています。言語モデルをつなげば対応の幅が広がりますが、なくても動きます。',
  what3:
    'アイデアはあるけれど開発者はいない、そんな方のためのものです。起業家、小さな会社、フリーランス、制作会社、そしてチームに。',
  nameTitle: '名前について',
  nameText: '「Smida（スミーダ）」はスウェーデン語で「鍛造する」という意味です。熱し、打ち、確かめ、形が決まるまでまた打つ。',
  roadmapTitle: 'ロードマップ',
  roadmapText:
    '今作れるものは、ブラウザーの中で動きます。次は、サーバー側の仕組みを加えます。以下はすべて、これから作るものです。',
  roadmapJobs: 'バックグラウンドジョブ',
  roadmapJobsText: '誰も見ていない間も進む仕事。朝 8 時のお知らせや、月曜日の報告書など。',
  roadmapQueues: 'キューとワーカー',
  roadmapQueuesText: 'たくさんの小さな作業を順序よく。失敗したものは、もう一度試します。',
  roadmapEndpoints: 'API エンドポイント',
  roadmapEndpointsText: 'ほかのプログラムから、データを読み書きするための窓口。',
  roadmapWorkflows: 'ワークフロー',
  roadmapWorkflowsText: '手順、担当者、待ち時間を一度決めておけば、毎回そのとおりに進みます。',
  roadmapLogic: 'バックエンドロジック',
  roadmapLogicText: 'サーバーに置くべき規則を、誰にもすり抜けられない場所に。',
  roadmapPipelines: 'データパイプライン',
  roadmapPipelinesText: 'データを集め、整え、次へ渡す。表計算のファイルからグラフまで。',
  roadmapPermissions: '権限',
  roadmapPermissionsText: 'あなたのサービスの利用者のうち、誰が何を見て変えられるかを、1 行単位で。',
  roadmapInfrastructure: 'インフラストラクチャー',
  roadmapInfrastructureText: '1 台で足りなくなったら、作り直さずに複数のマシンへ。',
  investorsTitle: '投資家の方へ',
  investorsText:
    '私たちは長い目で取り組んでいます。道具と所有について同じように考える方と、ぜひお話ししたいと思っています。お便りには創業者がお返事します。',
  investorsContact: 'お問い合わせ',
  investorsSubject: 'Smida への投資について',
}
