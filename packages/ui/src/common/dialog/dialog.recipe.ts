import { defineSlotRecipe } from '@chakra-ui/react/styled-system'
import { inAndOut, modalSlots, modalStyles } from './modal-styles.ts'

const shared = modalStyles('modal', '6')

/** Styles of every dialog; on phones it slides up from the lower edge. */
export const dialogRecipe = defineSlotRecipe({
  className: 'sj-dialog',
  slots: modalSlots,
  base: {
    ...shared,
    positioner: {
      ...shared.positioner,
      alignItems: { base: 'flex-end', md: 'center' },
      justifyContent: 'center',
      p: { base: '0', md: '6' },
    },
    content: {
      ...shared.content,
      w: 'full',
      maxH: { base: '92dvh', md: '100%' },
      color: 'fg',
      borderRadius: { base: '16px 16px 0 0', md: 'lg' },
      '--shiji-form-foot': 'sticky',
      ...inAndOut(
        { base: 'slide-in-bottom', md: 'scale-in, fade-in' },
        { base: 'slide-out-bottom', md: 'scale-out, fade-out' },
      ),
    },
    header: { ...shared.header, pt: '5' },
    footer: { ...shared.footer, justifyContent: 'flex-end', alignItems: 'center', pt: '4', pb: '5' },
  },
})
