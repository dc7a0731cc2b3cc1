/** In the openings, `…Tasks` and `…Needs` are lists: one point a line. */
export const careers = {
  metaTitle: 'Careers – Smida',
  metaDescription: 'Work on Smida from anywhere: how we work, and six open positions.',
  badge: 'Careers',
  title: 'Forge tools with us',
  subtitle: 'A small, remote-first company that makes software making simple.',
  intro1:
    'Smida turns plain words into running software. That sounds like a matter of models, but most of the work is older: reading what someone means, writing code that holds, and saying honestly what does not work yet.',
  intro2:
    'We are few, and each of us sees the whole: whoever answers a question from a customer can fix its cause the same day. If you care about how things are made, and about the people who will use them, read on.',
  cultureTitle: 'How we work',
  remoteTitle: 'Remote first',
  remoteText: 'Work from where you work best. We write things down, so that nobody has to be awake at the same hour to belong.',
  growthTitle: 'Room to grow',
  growthText: 'Every week has hours for learning. Choose the problem you do not know how to solve yet; somebody will help you.',
  impactTitle: 'Work that counts',
  impactText: 'What you finish today is in people’s hands tomorrow. You will meet them, and hear what it changed.',
  innovationTitle: 'Measured curiosity',
  innovationText: 'We try new ideas in days, measure them, and keep the ones that hold. Dropping the others is part of the work.',
  positionsTitle: 'Open positions',
  positionsSubtitle: 'Six openings, all of them remote.',
  applyTitle: 'Apply by e-mail',
  applyText: 'No form and no portal: write to us, and a person reads it.',
  applyInclude: 'Please include',
  applyItems:
    'Your resume, in any format we can open\nA few lines on why this position\nSomething you made and are proud of: code, a text, a product\nWhere you live, and when you could start',
  department: 'Department',
  employment: 'Employment',
  place: 'Place of work',
  remote: 'Remote',
  fullTime: 'Full-time',
  engineering: 'Engineering',
  product: 'Product',
  marketing: 'Marketing',
  customerSuccess: 'Customer Success',
  tasksTitle: 'Key Responsibilities',
  needsTitle: 'Requirements',
  apply: 'Apply for this position',
  mailSubject: 'Application for {title}',
  mailBody: 'Hello Smida team,\n\nI am interested in the position of {title}. My resume is attached.\n\nBest regards,\n',
  aiTitle: 'Senior AI Engineer',
  aiText:
    'You make the builder understand more and guess less. You work on the loop between person, model and code: what the model is told, which tools it gets, how its work is checked, and what happens when it is wrong.',
  aiTasks:
    'Design and measure the agent that turns prompts into working projects\nExtend the built-in builder, which has to do well without any model\nBuild evaluations that tell real progress from luck\nKeep answers fast and affordable on a single machine',
  aiNeeds:
    'Several years of building products on language models\nSolid engineering in TypeScript or Python\nA habit of measuring before and after\nThe judgement to choose the simple solution when it is good enough',
  frontendTitle: 'Frontend Engineer',
  frontendText:
    'You own what people see: the site, the workspace and the projects that Smida writes. You care about the first hundred milliseconds, about keyboards and screen readers, and about the one pixel that is off.',
  frontendTasks:
    'Build the workspace: chat, preview, code and history\nRaise the quality of generated interfaces in light and dark, on phones and desktops\nKeep pages small, accessible and correct in three languages\nTurn vague wishes into interfaces that need no explanation',
  frontendNeeds:
    'Deep knowledge of React, TypeScript and CSS\nExperience with accessibility in practice, not only in audits\nAn eye for type, space and motion\nTests that you trust when you refactor',
  backendTitle: 'Backend Engineer',
  backendText:
    'You make sure that nothing is lost and nothing leaks. Smida is one process that holds a database, compilers, previews and publications, and it has to survive full disks, killed processes and hostile code.',
  backendTasks:
    'Design the hosted backend for generated projects: data, sign-in, files\nKeep tenants apart, in code and in the database\nMake compiling and publishing faster and more robust\nGrow from one machine to several without a rewrite',
  backendNeeds:
    'Long experience with PostgreSQL and Node.js, or the wish to move over from a similar stack\nSecurity as a way of thinking\nThe patience to reproduce the error that happens once a month\nClear writing: decisions, not only code',
  productTitle: 'Product Manager',
  productText:
    'You find out what people try to build, where they get stuck and what we should leave out. You speak with users every week and turn what you hear into few, clear decisions.',
  productTasks:
    'Talk with the people who build with Smida, and share what you learn\nDecide with the team what comes next, and what does not come at all\nDescribe problems so well that the solutions become small\nFollow each release until it helps somebody',
  productNeeds:
    'Experience with products for makers: developer tools, no-code or design\nA feel for what is technically simple and what only sounds simple\nCalm, precise writing\nThe courage to say no, kindly',
  devrelTitle: 'Developer Relations Engineer',
  devrelText:
    'You show what can be made with Smida, and tell us what cannot be made yet. You write, build and answer, in the open, and you are the first to notice when something is harder than we say.',
  devrelTasks:
    'Build real projects with Smida and publish how they were made\nWrite guides that people finish\nAnswer questions in the community and carry them back to the team\nSpeak about self-hosted software where people are interested in it',
  devrelNeeds:
    'A background as a developer\nExamples of writing or talks that helped others\nHonesty about limits, also our own\nFluent English; Swedish or Japanese is a bonus',
  successTitle: 'Customer Success Manager',
  successText:
    'You help organisations get from a first attempt to software they use every day. You know their work, spot where they hesitate, and make sure that what they need reaches us.',
  successTasks:
    'Accompany new organisations through their first weeks\nHelp with describing, publishing and running projects\nCollect patterns from many conversations and pass them on\nWrite help texts that answer before anyone has to ask',
  successNeeds:
    'Experience in helping customers with a technical product\nThe ability to explain without condescending\nPatience, and the instinct to ask once more\nWritten English, and one more of our languages',
}
