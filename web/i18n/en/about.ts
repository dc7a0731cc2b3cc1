export const about = {
  metaTitle: 'About – Smida',
  metaDescription: 'Why Smida exists, what it is, where it is going, and how to reach us as an investor.',
  title: 'Software should be something you can make yourself',
  noteTitle: 'A note from the founders',
  note1:
    'Most of the software people need is never written. Not because it would be hard, but because the need is small: a booking list for one studio, a stock count for one workshop, a rota for one club. Nobody orders that from an agency, and nobody learns to program for it.',
  note2:
    'The machines that can write such software now exist, but they mostly live in someone else’s cloud. You hand over your idea, your customers’ data and a monthly fee, and what you get back runs only as long as you stay.',
  note3:
    'We wanted a forge that stands in your own workshop. You start it with one command. It needs no key and asks nobody for permission. What it makes is ordinary code that you can read, carry away and give to someone else to continue.',
  note4:
    'It will not always understand you. When it does not, it should say so plainly instead of pretending. That is the promise we measure ourselves by.',
  signature: 'The founders of Smida',
  whatTitle: 'What it is',
  what1:
    'Smida turns a description in plain words into a running web application. You write what you need; it plans pages and data, writes the code, checks it and shows it running beside the conversation. You ask for changes until it is right, and publish it with a click.',
  what2:
    'It is one program for one machine. The database, the builder, the preview and the hosting come with it. A language model makes it broader, but it works without one.',
  what3: 'It is made for people with an idea and no developers: founders, small businesses, freelancers, agencies and teams.',
  nameTitle: 'The name',
  nameText: '“Smida” is Swedish and means “to forge”: to heat, to strike, to look, and to strike again until the shape is right.',
  roadmapTitle: 'Roadmap',
  roadmapText: 'What you build today runs in the browser. Next it gets a server side of its own. None of this is finished yet.',
  roadmapJobs: 'Background jobs',
  roadmapJobsText: 'Work that goes on when nobody is watching: a reminder at eight, a report on Monday.',
  roadmapQueues: 'Queues and workers',
  roadmapQueuesText: 'Many small tasks in good order, tried again when one of them fails.',
  roadmapEndpoints: 'API endpoints',
  roadmapEndpointsText: 'Addresses that other programs can call to read and write your data.',
  roadmapWorkflows: 'Workflows',
  roadmapWorkflowsText: 'Several steps, people and waiting times described once, then followed every time.',
  roadmapLogic: 'Backend logic',
  roadmapLogicText: 'Rules that belong on the server, where nobody can get round them.',
  roadmapPipelines: 'Data pipelines',
  roadmapPipelinesText: 'Data fetched, cleaned and passed on, from a spreadsheet to a chart.',
  roadmapPermissions: 'Permissions',
  roadmapPermissionsText: 'Who among your own users may see and change what, down to a single row.',
  roadmapInfrastructure: 'Infrastructure',
  roadmapInfrastructureText: 'More than one machine when one is no longer enough, without a rebuild.',
  investorsTitle: 'Investors',
  investorsText:
    'We are building this for the long run and like to talk with people who think the same way about tools and ownership. Write to us; one of the founders answers.',
  investorsContact: 'Contact us',
  investorsSubject: 'Investing in Smida',
}
