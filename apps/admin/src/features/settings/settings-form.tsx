import { useChangeSettingsMutation, useSettingsQuery } from '@shiji/api/platform/settings.admin.api.ts'
import { SavedForm, type SavedFormProps, SavedFormSkeleton } from '@shiji/backoffice/core/action/saved-form.tsx'
import { useHeldPermissions } from '@shiji/backoffice/core/session/use-permissions.ts'
import { Loaded } from '@shiji/backoffice/page/dashboard/loaded.tsx'
import { Section } from '@shiji/backoffice/page/dashboard/section.tsx'
import { FoldedHistory } from '@shiji/backoffice/page/history/record-history.tsx'
import type { SettingGroup } from '@shiji/contract/platform/settings.ts'
import type { FormValues } from '@shiji/ui/backoffice/form-value/form-values.ts'

export interface SettingsFormProps extends Pick<SavedFormProps, 'fields' | 'schema'> {
  readonly title: string
  readonly group: SettingGroup
  /** Turns what the server holds into what people type, where it differs. */
  readonly toValues?: (settings: FormValues) => FormValues
  /** And back. */
  readonly toSettings?: (values: FormValues) => FormValues
}

const same = (values: FormValues): FormValues => values

/** One configuration group of the platform, read and saved as a whole. */
export function SettingsForm({ title, group, toValues = same, toSettings = same, ...form }: SettingsFormProps) {
  const asked = useSettingsQuery(group, { refetchOnMountOrArgChange: true })
  const [change] = useChangeSettingsMutation()
  const mayChange = useHeldPermissions()('config.update')
  return (
    <Section title={title}>
      <Loaded asked={asked} shape={<SavedFormSkeleton fields={form.fields} />}>
        {settings => (
          <SavedForm
            {...form}
            initial={toValues({ ...settings })}
            save={values => change({ group, value: toSettings(values) }).unwrap()}
            within={group}
            mayChange={mayChange}
          />
        )}
      </Loaded>
      <FoldedHistory subject={`config.${group}`} />
    </Section>
  )
}
