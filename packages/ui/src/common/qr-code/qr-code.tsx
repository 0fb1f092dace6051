import { QrCode as Parts } from '@chakra-ui/react/qr-code'
import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '../button/button.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { qrCodeRecipe } from './qr-code.recipe.ts'

export interface QrCodeProps {
  /** Content of the code, usually an address; '' while loading. */
  readonly value: string
  /** What scanning it does, for screen readers. */
  readonly label: string
  /** Edge in px without its white margin. @default 220 */
  readonly edge?: number
  /** The code has expired: covered, with a button for a new one. @default false */
  readonly expired?: boolean
  /** Requests a new code; without it there is no button. */
  readonly onRefresh?: () => void
}

/** A code to scan: black on white in every theme, with a white margin. */
export function QrCode({ value, label, edge = 220, expired = false, onRefresh }: QrCodeProps) {
  const say = useText('ui', 'common')
  const size = { '--qr-edge': `${edge}px` }
  if (value === '') {
    return (
      <chakra.div
        role="status"
        display="grid"
        placeItems="center"
        bg="bg.sunken"
        borderRadius="sm"
        style={{ width: edge + 24, height: edge + 24 }}
      >
        <Spinner />
        <chakra.span srOnly>{say('common.loading')}</chakra.span>
      </chakra.div>
    )
  }
  return (
    <Parts.Root recipe={qrCodeRecipe} value={value} encoding={{ ecc: 'M' }} css={size}>
      <Parts.Frame role="img" aria-label={label}>
        <Parts.Pattern />
      </Parts.Frame>
      {expired && (
        <Parts.Overlay>
          <chakra.div display="grid" gap="2" justifyItems="center" color="#181D1A">
            <chakra.span role="status" textStyle="md" fontWeight="semibold">
              {say('ui.qr_expired')}
            </chakra.span>
            {onRefresh && (
              <Button look="solid" size="sm" onClick={onRefresh}>
                {say('ui.qr_refresh')}
              </Button>
            )}
          </chakra.div>
        </Parts.Overlay>
      )}
    </Parts.Root>
  )
}
