import { CommunitySection } from '#web/community/community-section.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import { HeroPicture } from './hero-picture.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Testimonials } from './testimonials.tsx'

/** HOME-1: what stands between the hero's words and the footer, in order. */
export function HomeSections() {
  return (
    <>
      <HeroPicture />
      <CommunitySection />
      <HowItWorks />
      <FeatureGrid />
      <Testimonials />
    </>
  )
}
