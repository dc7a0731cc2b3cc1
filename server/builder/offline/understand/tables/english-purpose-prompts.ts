// What a page is for, told in English without the word for it, and what would be fair to expect; the second table tells of records in
// words that purposes have, too. A row is prompt # lists # fields # views.
import type { PromptCase } from './held-out-prompts.ts'

const purposes = `
parents should find a free quarter of an hour with the class teacher # bookings # # booking
My customers ring me all day to get a haircut. I want them to see what is free and take a time on their own. # bookings # # booking
so that tenants can take the laundry room for two hours # bookings # # booking
We rent out four kayaks. People should see which are free on a date and take one for half a day. # kayaks, bookings # # booking
let those who want a portrait taken pick one of my free Saturdays # bookings # # booking
get people to choose between morning and afternoon for their chimney sweeping # bookings # # booking
flip through my mushroom pictures # mushroom pictures # # gallery
show off the quilts I have sewn, big pictures # quilts # # gallery
I carve wooden spoons and would like people to see them: large photos with the wood and the length. # wooden spoons # wood, length # gallery
a wall of the houses we have painted, before and after # houses # # gallery
drag bikes from waiting to repaired # bikes # status # board
move repairs along from handed in to under repair to ready # repairs # status # board
Our translators take texts through translating, proofreading and delivered. I want to drag each text to the next step and see who has it. # texts # status # board
sticky notes I can shove between to do, doing and done # tasks|sticky notes # status # board
see on a month page who is on leave # leave requests # # calendar
which nurse works which night, shown month by month # shifts # # calendar
everyone in the band should see on which days we play and rehearse, a month at a time # events # # calendar
the rowers can put up a picture from the trip and others give it a heart # posts # # feed
share what we cooked today with a photo, comment and like # posts # # feed
tell about my year in Peru, a text with pictures every week # posts # # blog
news from our village hall, the latest first # posts # # blog
I want to write longer pieces about old tractors that people can read and leave a comment under # posts # # blog
count down while the bread proves # # # tool
forty seconds of work, twenty of rest, eight rounds # # # tool
how many days until our wedding # # # tool
Spanish word on one side, English on the other # flashcards # # tool
test myself on the parts of the heart, turn the card to see the answer # flashcards # # tool
twenty questions about our town, points at the end # quiz questions # # tool
which bird is it? four alternatives and a score # quiz questions # # tool
ask our guests ten questions after their stay # questions # # survey
find out what the staff think of the canteen, without names # questions # # survey
let people report a pothole # reports # # survey
residents tell us when a lift is out of order # reports # # survey
a page where volunteers put their name down and say which days they can # registrations # # survey
Guests should tell us beforehand if they are coming, what they can't eat and if they need a bed. # registrations # # survey
tick off each day that I practised the violin and see how long I have kept it up # habits # # tool
a cross for every day I went for a run, don't break the chain # habits # # tool
our village laid out along the years, from the first farm until today # events # # timeline
set out the history of our parish along a line, with year, picture and a few sentences # events # year, picture # timeline
how much we have sold this month against last, at a glance # daily takings # # dashboard
I'd like to enter what each stall takes and get sums and comparisons. # stalls # # dashboard
a paper to send to the customer, with VAT and due date # invoices # # invoice
bill the parents for piano lessons at the end of the month # invoices # # invoice
sell our honey, with a basket # products|honey|honeys # # shop
people can buy my knitted socks and pay # products|knitted socks # # shop
a front page for our bakery with opening hours, prices and how to find us # products # # landing
make my nail salon visible: prices, opening hours, pictures, address # # # landing
write back and forth with my sister # messages # # chat
quick messages between the kitchen and the waiters # messages # # chat
what I have to buy, ticked off as I go # shopping items # # list
things to pack for camp, tick them off # packing items # # list
what has to be done before the move, and by whom, crossed off when done # tasks # # todo
cups into grams # # # tool
split what the dinner cost among friends # # # tool
draw a name out of a hat # # # tool
mix thirty children into six groups # # # tool
give me a password nobody can guess # # # tool
keep the score of our darts match # # # tool
How many days, hours and minutes do we still have until our wedding on 14 June? # # # countdown
learn the Latin names of garden birds # # # flashcards
one page about my dog walking business # # # landing
print bills for my piano tuning # invoice|invoices|bill|bills # # invoice
ask parents how the school trip was # # # survey
The ambulance station needs to see week by week who has the early, late and night shift. # shift|shifts # # calendar
Our parents' association sells second-hand school uniforms. Families look through by size and price, collect what they want in a bag and place the order. # product|products # # shop
meditation timer for 20 minutes # # # kitchentimer
`
const records = `
Customers choose a time and we note it: customer, time, treatment # customers|appointments|bookings # treatment
A list of members who have signed up for the course, with name and phone # members|registrations # name, phone
Track repairs with bike, status and price # repairs # bike, price
Log of calls: date, caller, what they wanted # calls # date, caller
Orders with the date they picked, customer and total # orders # customer, total
Inventory of tools with price, place and who borrowed them # tools|loans # price, place
A register of guests with name, arrival and departure # guests # name, arrival, departure
Quiz teams with captain, players and points per round # teams|quiz teams # captain
Keep track of medicines with dose and time of day # medicines # dose
Our fault reports: flat, what is broken, photo, status # fault reports|reports|issues|maintenance requests # flat, photo, status
Photos of our houses: address, year, photographer # photos|houses|photo shoots # address, year
Recipes with picture, minutes and portions # recipes # picture
Members with name, phone and which boat they have # members # name, phone
Lessons: pupil, day, time, price # lessons # day, price
Sales per stall with date and amount # sales|daily takings|stalls # date, amount
`

const casesOf = (rows: string): PromptCase[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [prompt = '', things = '', fields, shows] = row.split('#').map((part) => part.trim())
      return { prompt, things, ...(fields && { fields }), ...(shows && { shows }) }
    })

export const englishPurposePrompts: readonly PromptCase[] = casesOf(purposes)
export const englishRecordPrompts: readonly PromptCase[] = casesOf(records)
