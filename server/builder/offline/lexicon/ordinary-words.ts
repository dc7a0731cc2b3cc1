// English words that the lexicon has no use for but that stand one letter away from one it has. They exist, so they are not slips:
// "launch" is not "lunch", and who makes foster homes does not want faster ones.

export const ordinaryWords = new Set(
  `
  payoff payoffs cashflow quill quills quiller ability accent adapter adopter aging aptitude ascent assent assert assess auction banter barrel basics basing bather batter beacon
  beaver beast behavior bellow better bicker binder blender bother boater border bracket brander brought broker brother bullet burner
  butter candle canter canvass captor carver caster causing center centre chance change charter chaser cheater chiller choice chosen
  claims clarity clause clearer closest coarse cobble coder comber commence compete complaint compliant concept concern condor conduct
  confer conifer contend content contest context contract contrast convert cooker coping copper corner couple counter county courts
  covert coyote crater creche cruise cruiser curler cutter dancer danger dashes dealing dealer debtor defeat defect defence defense
  denial derive detect detector dialer dinner dipper docker donkey dragon drainer drawer dresser drifter driller dropper
  duster dweller eating elder elector engraver excerpt except expert export fairer falcon farmer faster father feather feeder feeler
  fiddle fielder fighter filler filter finder finish firmer fitter flapper flower folder footer forage forger former foster fouler
  founder framer freezer fuller funder gaffer garter gather gender getter ginger glider grader grafts granite graphite grater greater
  grinder grocer groomer grower gutter hammer hamper handle hanger harder harvest hatter hauler header heater heaver helper
  herder higher hiking hipster holder hopper hotter houses hunger hunter identity inject insert inspect intention inventor jester
  jogger jolly joust jumper keeper kennel kernel kindle ladder lander lather latter launch launder leader learner leather lender
  letter liability lighter lining linter listen litter loader locker lodger logger longer looser lounge lunch manner mantle marble
  marker market martial martin marvel mashed master matter meadow medial medium mender merger miller minder mister mixer
  molder monger monkey morning mother mound mourner muster nagger needle nester netter nether nettle newer number nurse nurture
  offset opener optics orderer oyster packer painter pallet pander parent parity parlour parrot partly parade pastor pasture
  patches patter pearl peddler pedlar pepper perfect person phrase pickle picker pierce piercer pillow pirate pitcher planer
  planet planter plaster platter player pleat plotter plumber pocket pointer polish polisher polite poster potter pounder praise
  prefer present preset pretty prevent primer printer prison produce promise propel proper protect prouder pruner puncher puppet
  purser quarry quarter quieter racer racket raider railing rambler ranger rather rattle reader reaper rebase receipt recital redder
  reduce refer regard relate relish render renter repair replay report reset rester retail revive reword rewind rider rigger ringer
  rinse ripper roamer roaster robber rocker roller romper rooster router rubber rudder runner rusher saddle saddler safety
  sailer sailor sampler sander sapper sauce saver scaler scanner scooter scorer scream scrape screen screw sealer search seater second
  seller sender server settler sewer shaker shaper sharer sharper sharpener shearer shelter shift shiner shipper shooter shopper
  shorter shower shred shrub sifter signer silver singer sinker sitter skater slicer slide slider slight slipper slower smarter
  smelter smoker snooker sneaker soaker softer solder solvent sooner sorter sower spacer sparse speaker specimen speed speller
  spender spider spinner splinter spooner spotter sprayer spring sprinter squash stable stager stained stainer stamper standing
  staple stapler starch starter static statue statute steamer steeper steward sticker stickier stirrup stitch stocker storm stouter
  strand stream street stretch strike stripe stroke strong submit succeed suffer suite summer surfer surge surplus swatch swimmer
  switch tamer tanner taper tapper tatter teller temper tender tester tether thatcher theme thinks thorough thread through throw tiller
  tiers timber timer tinker tinter tipper toaster toilet toller topper torch tower tracer trader trailer trainer tram tramp trapper
  treader treasure trimmer trivia trooper trouser trouble trucker tuber tucker tumbler tuner turner tutor twister umpire under unit
  valet vapour vendor vertex vessel viewer village vintner visor waiter waiver walker wander warden warmer warper washer watcher
  water waver weaver welder whaler wheeler whiter wholly winder winner winter wonder wooden worker wrapper wrecker writer yonder
  porter gilder convent rally herald warden bailiff beadle
  anvil arches beacons bosun brides cadet cadets carton casket castle cavern chalet chapel chords cipher circus clover cobalt
  combat comets convoy corals cosmic cradle cutlery decor deckhand dental divers dragons drapes drones embers engine equine falconry
  fathom fender ferret fiber fillet flares flutes forest fresco fringe galley garlic gibbon goblet gopher gravel griddle hangar
  harbor harbour harness hermit hobby hockey hybrid icicle igloo jacket jigsaw juggler karate kayaker lagoon lantern legend lobster
  locket loggia lumber magnet mallet mammal mantel maples meteor mortar mosaic mussel mustard napkin nectar nougat nozzle oasis
  orbit orchid otter paddle paddler pagan pallets panther papaya parcel parish parsley pebble pelican pewter picnic pigment pigeon
  pilgrim plough plover plywood podium pollen portal pottery powder prairie puffin pulley pulpit pulses quartz quiver rabbit radish
  ranger raven reptile ribbon rivet rodent saffron salmon sandal satchel scallop scarab sequin shingle shovel shrimp shrine shuttle
  sienna sledge spaniel sparrow spindle sponge stallion starling stencil stitcher sunset swallow tartan teapot terrier thimble
  thistle tobacco tomato toucan toffee trellis tripod trophy trowel tulips tunnel turban turbine turnip turret turtle tweed velvet
  viola violet walnut walrus
  adaption backward bearer blanks bounty breach caches canvases charges chants clears collage colons compute computes contiguous cornet
  currant deadlocks defective deprecation detection detections diagnoses electron faulty ferris floats graceful larger licensee licensees
  barge barges chant charge majors parson parsons plaice plank planks playback poplar poplars probe probes processor processors properly
  quantify radius range ranges redaction remainder remainders revocation saucer saucers scone scones seeder seeders setter setters
  spanner spanners specially splice string strings taller thrash trace traces trough troughs twitter utilization walter walters whilst
  write writes tuners hiker hikers glazes baler balers crier barista sower sowers reaper reapers stoker strainer strainers
  warbler wicker widget willow wizard wombat woollen yogurt zebra zipper
  `
    .trim()
    .split(/\s+/),
)

/** Swedish nouns, in the singular, that stand one letter away from one the lexicon has. */
export const swedishOrdinary = new Set(
  `
  stolpe list internet läktare lamning spackel roller trossa tratta krycka tråg stege stake stöt spant sarg slana spira spole stomme stoft
  stång svarv säv tapp tegel timmer tross tråd tunna tång töm vante vask vev vimpel våd väv ånga åra ålder åder
  bagare bakare balja balk barr beta bett bjälke bock bog bom borste bricka brits brunn bräda bråte bula bulle båge bår bås
  fana fals fena fjäder fjäll fläns flinga fodral fok fors fot fälg färs glänta gräns grop gryta gubbe gurka
  hake hank harv hasp hjord hopp horn huv hyvel hål häck häll hälla hölje kalk kant karda kassett kil kista kjol
  klack klamp klimp klot klubba knapp knut kofot kork kran krage krets krok krona kulle kåpa kälke lada lampett larv last led lina
  lod lucka lunga lya låda länk läkt mal malm maska matta mos mungiga mur mylla nav nit not nypon näbb näsa
  packning panel panna pall pelare pensel pina pigg pinne plank plint plog plym port pråm puck puls pump pung påle ranka rem ribba
  rigg ring rost rulle räls räv röta sele sil skaft skal skida skira skiva skopa skorpa skott skruv skyffel skåra slang slask släde
  smed snara snitt snöre sock spade spak spant spett spik spillra spis splint spret språng sula svans svets syl såg såll säl
  tackling tagg takt tallrik tampong torv trall trappa trissa träns tuva tyg vagga valk valla vals varp vass vigg vinge vinsch
  lansering lottning landning sådd såning gallring plöjning harvning betning fölning kalvning grisning
  `
    .split(/\s+/)
    .filter(Boolean),
)
