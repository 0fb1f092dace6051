import { usePictureSpace } from '@shiji/backoffice/nouns/picture/use-picture-space.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useGoodsParts } from '../goods-form-context.ts'
import { DraftField, FieldGrid } from './draft-field.tsx'

/** Pictures in the order that buyers see them, the first as cover, and a video. */
export function PicturesSection() {
  const say = useText('goods')
  const { upload } = useGoodsParts()
  const space = usePictureSpace('gallery')
  return (
    <FieldGrid>
      <DraftField
        wide
        field={{
          type: 'image',
          name: 'images',
          label: say('goods.pictures'),
          upload,
          most: LIMITS.goods.images,
          ...(space === undefined ? {} : { space }),
          required: true,
        }}
      />
      <DraftField
        wide
        field={{
          type: 'file',
          name: 'video',
          label: say('goods.video'),
          hint: say('goods.video_hint'),
          accept: 'video/mp4,.mp4',
          upload,
        }}
      />
    </FieldGrid>
  )
}
