import { chakra } from '@chakra-ui/react/styled-system'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Dialog } from '@shiji/ui/common/dialog/dialog.tsx'
import { useMemo, useState } from 'react'
import type { GoodsDraft } from '../draft/goods-draft.ts'
import { buyerGoods } from './buyer-goods.ts'
import { BuyerView } from './buyer-view.tsx'

/** Widths of the frame in px: the usual phone, and the page on a desktop. */
const WIDTHS = { phone: 390, desktop: 1120 } as const
const FRAMES = ['phone', 'desktop'] as const

export interface PreviewProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly draft: GoodsDraft
}

/** What is typed, saved or not, as buyers would see it on a phone or a desktop. */
export function Preview({ open, onClose, draft }: PreviewProps) {
  const say = useText('goods_form')
  const locale = useLocale()
  const [frame, setFrame] = useState<(typeof FRAMES)[number]>('phone')
  const goods = useMemo(() => buyerGoods(draft, locale), [draft, locale])
  return (
    <Dialog open={open} onClose={onClose} title={say('goods_form.preview')} fullScreen>
      <chakra.div role="group" aria-label={say('goods_form.preview_width')} display="flex" gap="2" mb="4">
        {FRAMES.map(each => (
          <Button
            key={each}
            size="sm"
            minH={{ base: '44px', md: 'control-sm' }}
            look={frame === each ? 'solid' : 'outline'}
            aria-pressed={frame === each}
            onClick={() => setFrame(each)}
          >
            {say(`goods_form.preview_${each}`)}
          </Button>
        ))}
      </chakra.div>
      <chakra.div overflowX="auto">
        <chakra.div
          data-frame={frame}
          mx="auto"
          p="4"
          bg="bg.surface"
          borderWidth="1px"
          borderRadius="md"
          // A real phone may be a little narrower than the frame.
          maxW={frame === 'phone' ? 'full' : undefined}
          style={{ width: WIDTHS[frame] }}
        >
          <BuyerView key={frame} goods={goods} isPhone={frame === 'phone'} />
        </chakra.div>
      </chakra.div>
    </Dialog>
  )
}
