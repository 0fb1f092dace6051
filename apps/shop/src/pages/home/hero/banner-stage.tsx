import type { AdvCard } from '@shiji/contract/content/adverts.ts'
import { SlideStage } from '../../../features/slides/slide-stage.tsx'
import { useName } from '../../../site/names.ts'
import { LeadSlide } from './lead-slide.tsx'

/** The banners, one at a time. */
export function BannerStage({ banners }: { readonly banners: readonly AdvCard[] }) {
  const pick = useName()
  return (
    <SlideStage
      name="shop_content.banner_region"
      slides={banners.map(banner => ({ ...banner, title: pick(banner.title, banner.title_en) }))}
      render={({ id, url, title, hint, hint_en, image }, picture) => (
        <LeadSlide seed={id} href={url} title={title} hint={pick(hint, hint_en)} image={image} picture={picture} />
      )}
    />
  )
}
