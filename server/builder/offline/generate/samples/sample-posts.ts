/** What the blog among the samples holds. */
export const posts: [title: string, day: string, tags: string[], body: string][] = [
  [
    'The slow way to the lighthouse',
    '-3d',
    ['Walking', 'Coast'],
    'The bus would have taken eleven minutes. I walked, and it took most of the morning.\n\n## Along the wall\n\nThe path begins behind the **fish shop**, where it looks like somebody’s back garden. It is somebody’s back garden. She waves.\n\n> Nobody hurries here, she said, and if they do we look the other way.\n\nThere are three gates, and each has its own way to close:\n\n- the first with a rope\n- the second with a stone\n- the third not at all\n\n## At the top\n\nThe lighthouse has been unmanned since 1986. The keeper’s chair still stands at the window, turned to the sea.',
  ],
  [
    'What my grandmother’s recipes leave out',
    '-12d',
    ['Kitchen'],
    'Her cards list flour, butter, sugar. They never say *how much*.\n\n## A handful\n\nA handful was hers, not mine. I weighed it at last: forty-two grams, give or take the flour that stayed on her ring.\n\nWhat the cards leave out is everything that she thought one could not get wrong.',
  ],
  [
    'Notes on keeping a notebook',
    '-24d',
    ['Writing'],
    'I have filled nineteen of them and reread two.\n\n## Why bother\n\nBecause a thought that is written down stops knocking. Because the list of birds from 2014 turned out to matter.\n\n1. Date every page.\n2. Never tear one out.\n3. Leave the first page empty.',
  ],
  [
    'A week without the radio',
    '-41d',
    ['Quiet'],
    'It broke on a Monday. By Wednesday I could hear the refrigerator, by Friday the neighbour’s piano, and on Sunday myself.\n\nI have bought a new one since. It stands in its box in the hall.',
  ],
  [
    'Swimming in October',
    '-58d',
    ['Coast', 'Walking'],
    'The trick is not to be brave. The trick is to be *already in*.\n\n## Twelve degrees\n\nAt twelve degrees the breath goes first. Then it comes back, and with it a kind of laughter that I only know from there.',
  ],
  [
    'The shop that repairs umbrellas',
    '-77d',
    ['City', 'Quiet'],
    'Between the bank and the other bank there is a door, and behind it a man who repairs umbrellas.\n\n> People think they are cheap, he says. They are only badly treated.',
  ],
]
