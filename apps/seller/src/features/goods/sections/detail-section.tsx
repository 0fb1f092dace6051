import { usePictureSpace } from '@shiji/backoffice/nouns/picture/use-picture-space.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { useState } from 'react'
import { useGoodsParts } from '../goods-form-context.ts'
import { DraftField, FieldGrid } from './draft-field.tsx'

/** Texts and pictures of the goods' page; the editor for English opens where there is a text, or when it is wanted. */
export function DetailSection() {
  const say = useText('goods')
  const { draft, upload, readOnly } = useGoodsParts()
  const space = usePictureSpace('any')
  const pictures = { upload, ...(space === undefined ? {} : { space }) }
  const [wanted, setWanted] = useState(false)
  const hasEnglish = draft.values.content_en !== '' || wanted
  // The editor splits cells that span others; what it does not touch is not sent.
  const noteOf = (name: 'content' | 'content_en') =>
    /\s(col|row)span=/i.test(String(draft.values[name])) ? { hint: say('goods.table_note') } : {}
  return (
    <FieldGrid>
      <DraftField
        wide
        field={{ type: 'editor', name: 'content', label: say('goods.content'), ...pictures, ...noteOf('content') }}
      />
      {hasEnglish && (
        <DraftField
          wide
          field={{
            type: 'editor',
            name: 'content_en',
            label: say('goods.content_en'),
            ...pictures,
            ...noteOf('content_en'),
          }}
        />
      )}
      {!hasEnglish && !readOnly && (
        <div>
          <Button size="sm" onClick={() => setWanted(true)}>
            {say('goods.content_en_add')}
          </Button>
        </div>
      )}
    </FieldGrid>
  )
}
