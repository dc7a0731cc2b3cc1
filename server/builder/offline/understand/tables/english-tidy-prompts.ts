// English prompts by strangers to the sources, tidy and of one to four sentences, with what would be fair to expect of each: thirty of the
// half that was worked on, those that were misread at first. A row is prompt # lists # fields # views.
import type { PromptCase } from './held-out-prompts.ts'

const rows = `
Houseplant watering tracker # plant|plants|houseplant|houseplants # water|watered|watering
Tool lending library # tool|tools|item|items, loan|loans|lending|lendings|checkout|checkouts|borrowing|borrowings
Class attendance # attendance|attendances|attendance record|attendance records|student|students|pupil|pupils
A car maintenance log with vehicle, date, odometer, work done and cost. # service|services|maintenance|maintenance record|maintenance records|maintenance entry|maintenance entries|repair|repairs|log entry|log entries # vehicle|car, date, odometer|mileage, work|description, cost|price|amount
A calendar of community garden events with title, date, location and organizer. # event|events|garden event|garden events # title|name, date, location|place|venue, organizer|organiser|host # calendar
A maintenance request form for tenants with unit, problem, urgency, photo and status. # request|requests|maintenance request|maintenance requests|ticket|tickets|issue|issues # unit|apartment|flat, problem|description|issue, urgency|priority, photo|picture|image, status
Horse stable feeding plan with horse, feed type, amount, time and special instructions. # horse|horses|feeding|feedings|feeding plan|feeding plans|meal|meals # horse|name, feed|type, amount|quantity, time, instruction|note|special
We are a homeowners' association with 40 units. We want to keep a list of owners and their units, and record which yearly fees have been paid. # owner|owners|homeowner|homeowners|resident|residents|member|members, unit|units|home|homes|house|houses|property|properties|apartment|apartments, fee|fees|payment|payments|yearly fee|yearly fees|due|dues
I collect old cameras. I'd like a gallery with a photo of each camera, the brand, model, year and what I paid. # camera|cameras # photo|picture|image, brand|make|manufacturer, model, year, paid|price|cost # gallery
I'm training for a triathlon. Log every session with the sport, duration, distance, heart rate and how it felt. I would like to see it in a calendar. # session|sessions|workout|workouts|training|trainings|training session|training sessions|activity|activities # sport|type|discipline, duration|time, distance, heart|pulse, felt|feel|note # calendar
Build a course catalogue for an evening school. Courses have a title, teacher, weekday, price and number of places. Participants can register for a course. # course|courses|class|classes, registration|registrations|participant|participants|enrollment|enrollments|enrolment|enrolments|sign-up|sign-ups|attendee|attendees # title|name, teacher|instructor, weekday|day, price|fee|cost, place|seat|capacity|spot
We run a small museum. Every object gets an inventory number, a title, a maker, the period and a picture. Objects can be lent to other museums, and I want to record those loans. # object|objects|item|items|artefact|artefacts|artifact|artifacts|exhibit|exhibits, loan|loans|lending|lendings # inventory|number, title|name, maker|artist|creator, period|era|date, picture|photo|image
I sell vintage furniture online. Show a shop with pieces, photos, dimensions, condition and price. Customers should be able to put things in a cart and order. # product|products|piece|pieces|furniture|item|items|furniture piece|furniture pieces, order|orders # photo|picture|image, dimension|size|measure, condition|state, price # shop
Tractor hours tracker # tractor|tractors|hour|hours|usage|hour log|hour logs|log|logs|tractor hour|tractor hours|session|sessions|entry|entries|machine|machines|usage log|usage logs
We want to book out the village hall. Each booking needs the hirer, date, start and end time and the fee. # booking|bookings|hire|hires|reservation|reservations|hall booking|hall bookings # hirer|booked by|name, date, start, end, fee|price|cost # booking
Recipe book for the family with ingredients, method, cooking time and whose recipe it was. # recipe|recipes # ingredient, method|instruction|steps|directions, time, whose|source|from|by|author|origin|contributor
A grocery list the whole family can tick off, with item, amount and which store. # item|items|grocery|groceries|grocery item|grocery items|shopping item|shopping items|product|products # item|name|product, amount|quantity, store|shop, bought|done|ticked|purchased|checked
Keep substitute teachers in one place with subjects, grade levels, phone and availability. # substitute|substitutes|substitute teacher|substitute teachers|teacher|teachers|sub|subs|supply teacher|supply teachers # subject, grade|level, phone, availab|days
Reading log for second graders with pupil, book, pages read, minutes and a parent's initials. # reading log|reading logs|entry|entries|log|logs|reading|readings|log entry|log entries|reading entry|reading entries|reading session|reading sessions|session|sessions # pupil|student|child|name, book|title, page, minute|time, initial|parent|signature
A list of crop spraying done on our fields with product, rate, wind speed, operator and date. # spraying|sprayings|spray|sprays|application|applications|spray record|spray records|treatment|treatments|spray log|spray logs|crop spraying|crop sprayings # field, product|chemical, rate|dose, wind, operator|driver|by, date
Give me an attendance sheet for Sunday school. I want class, child, date and present or absent. # attendance|attendances|attendance record|attendance records|attendance entry|record|records|child|children # class|group, child|name|student|pupil, date, present|absent|status
Feed of short news items for staff at our vet clinic, newest first, with headline, text and who posted it. # news|news item|news items|post|posts|item|items|announcement|announcements|update|updates # headline|title, text|body|content|message, posted|author|by # feed
Our amateur theatre group puts on two plays a year. We need a list of costumes with size, period, color and which box they are in. It should also say who has borrowed a costume and when it is coming back. # costume|costumes # size, period|era, color|colour, box|location|storage, borrow|loan, back|return|due
I manage an office of fifteen people and we share six laptops, two projectors and a van. People should be able to reserve them. A reservation has the item, the person, from, to and the purpose. # reservation|reservations|booking|bookings, item|items|resource|resources|equipment|asset|assets # item|resource|equipment, person|employee|name|who|reserved by, from|start, to|end|until, purpose|reason # booking
Our primary school has a breakfast club each morning. We want to register the children with name, class, allergies and emergency phone. Each morning we tick who came and what time they arrived. Parents pay two pounds a day. # child|children|pupil|pupils|kid|kids|student|students, attendance|attendances|visit|visits|check-in|check-ins|session|sessions|register|registration|registrations|morning|mornings|attendance record|attendance records # name, class|year, allerg, phone|emergency, arriv|time
I'm a driving instructor working on my own. I need my learners with name, phone, permit number and test date. For each lesson I want the date, length, what we practiced and whether it's been paid for. # learner|learners|student|students|pupil|pupils|driver|drivers, lesson|lessons|driving lesson|driving lessons # name, phone, permit|license|licence, test, date, length|duration|hours|minutes, practic|practis|topic|skill, paid
Our homeowners association gets complaints about noise, parking and trash. I need a log with the date, house number, kind of complaint, description and what we did about it. Open ones should be easy to tell from closed ones. # complaint|complaints|case|cases|issue|issues # date, house|address|number|unit, kind|type|category, description|details, did|action|resolution|measure, status|open|closed
We hold a monthly repair café in the community center. People bring broken things, and our fixers write down the object, what is wrong, who worked on it and whether it was fixed. I would like to see how many things we have saved. # repair|repairs|object|objects|item|items|thing|things|broken item|broken items # object|item|thing|name, wrong|problem|fault|issue|defect, fixer|worked|repairer|by, fixed|result|outcome|status|repaired
Our town council wants residents to report potholes and broken street lights. A report should have the kind of problem, street, description, a photo and the reporter's email. Staff set it to received, planned or fixed. # report|reports|problem report|problem reports|problem|problems|issue|issues # kind|type|category|problem, street|address|location, description|details, photo|picture|image, email|e-mail|reporter, status|state|received|stage
My sister and I own a tea room with eight tables. Guests ring up to reserve, and we write down name, phone, number of people, table, date and time. We also want to show our cakes with price and a picture. # reservation|reservations|booking|bookings|table booking|table bookings|table reservation|table reservations, cake|cakes|menu item|menu items|product|products|item|items # name|guest, phone, people|guests|party|number, table, date, time, price, picture|photo|image # booking
horses with name, stable number, owner, feed plan and next farrier visit # horse|horses # stable number, owner, feed plan, next farrier visit
trips with driver, start mileage, end mileage, purpose and date # trip|trips # driver, start mileage, end mileage, purpose, date
meters with start reading and end reading # meter|meters # start reading, end reading
Log each pothole reported in the borough with street, size and status. # pothole|potholes # street, size, status
Log every leak found in the building with floor, date and photo # leak|leaks # floor, date, photo
patients with name, next appointment and last visit # patient|patients # name, next appointment, last visit
A survey for conference attendees that asks for an overall rating, favourite talk and comments. #  # overall rating, favourite talk, comments # survey
The school needs an accident report form. Staff fill in the pupil's name, class, where it happened and the injury. #  # pupil's name, class, where it happened, injury # form
volunteer application form with name, phone and why they want to help #  # name, phone, why you want to help # form
A complaint form for passengers with line, date, driver, what happened and phone. #  # line, driver, what happened, phone # form
survey where guests rate the room, breakfast and staff #  # room, breakfast, staff # survey
For each fridge we need readings with temperature, time and remarks. # reading|readings # temperature, time, remarks, item|fridge
`

export const englishTidyPrompts: readonly PromptCase[] = rows
  .trim()
  .split('\n')
  .map((row) => {
    const [prompt = '', things = '', fields, shows] = row.split(' # ')
    return { prompt, things, ...(fields && { fields }), ...(shows && { shows }) }
  })
