import { chakra } from '@chakra-ui/react/styled-system'
import { PERMISSION_AREAS, type PermissionArea } from '@shiji/contract/identity/permission-areas.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'

export interface AreaSwitchProps {
  readonly value: PermissionArea
  readonly onValue: (area: PermissionArea) => void
}

/** Chooses whose permissions are shown: those of the platform's staff or of stores' staff. */
export function AreaSwitch({ value, onValue }: AreaSwitchProps) {
  const say = useText('backoffice', 'staff')
  return (
    <chakra.div role="group" aria-label={say('staff.words_area')} display="flex" gap="2">
      {PERMISSION_AREAS.map(area => (
        <Button
          key={area}
          look={area === value ? 'solid' : 'outline'}
          aria-pressed={area === value}
          onClick={() => onValue(area)}
        >
          {say(area === 'admin' ? 'backoffice.area_admin' : 'backoffice.area_seller')}
        </Button>
      ))}
    </chakra.div>
  )
}
