import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { inAndOut, modalSlots, modalStyles } from '../dialog/modal-styles.ts'

const shared = modalStyles('drawer', '5')

const slide = (edge: 'start' | 'end' | 'bottom') => inAndOut(`slide-in-${edge}`, `slide-out-${edge}`)

/** Styles of sheets that slide in from an edge. */
export const drawerRecipe = defineSlotRecipe({
  className: 'sj-drawer',
  slots: modalSlots,
  base: {
    ...shared,
    header: { ...shared.header, pt: '4' },
    footer: { ...shared.footer, pt: '3', pb: 'calc(env(safe-area-inset-bottom) + 16px)' },
  },
  variants: {
    placement: {
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: { w: 'min(400px, 88vw)', h: 'dvh', ...slide('start') },
      },
      end: {
        positioner: { justifyContent: 'flex-end' },
        content: { w: 'min(400px, 88vw)', h: 'dvh', ...slide('end') },
      },
      bottom: {
        positioner: { alignItems: 'flex-end' },
        content: { w: 'full', maxH: '88dvh', borderRadius: '16px 16px 0 0', ...slide('bottom') },
      },
    },
  },
  defaultVariants: { placement: 'end' },
})
