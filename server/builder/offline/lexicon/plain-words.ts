// Ordinary English words one letter away from a word of the lexicon: they are no slip of it.
export const plainWords = new Set(
  `bidder bidders traits trait addition additions attitude attitudes brakes caller callers careers chick chicks empire hopeless lively palace palaces postal
  prince princes safely shape shapes though throat throats vouch vouches wait waits waiting backend clash clashes kilometre
  kilometres metre metres litre litres homeless altitude longer lodges stronger harder easier earlier later quieter closer prefer
  preferred whoever whenever wherever somehow anyhow otherwise neighbour neighbours colour colours favour favours labour harbour
  lens lenses flashes
  flavour flavours honour rumour parlour vapour armour odour behaviour centre centres theatre theatres fibre fibres`.split(/\s+/),
)
