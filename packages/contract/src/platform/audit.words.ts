/** Kinds of records that the audit log names. */
export const AUDIT_RECORDS = [
  'admin',
  'adv',
  'adv_space',
  'agreement',
  'area',
  'article',
  'article_menu',
  'brand_application',
  'cash',
  'clock',
  'config.store',
  'config.task',
  'config.web',
  'delivery',
  'export',
  'express',
  'file_folder',
  'file_space',
  'freight',
  'goods',
  'goods_answer',
  'goods_attr',
  'goods_brand',
  'goods_class',
  'goods_question',
  'grade',
  'job',
  'menu',
  'notice',
  'order',
  'order_comment',
  'order_settlement',
  'permission',
  'permission_group',
  'reply_template',
  'role',
  'search_synonym',
  'seller',
  'sheet_job',
  'sku',
  'staff_invitation',
  'stocktake',
  'store',
  'user',
] as const
export type AuditRecord = (typeof AUDIT_RECORDS)[number]

/** Subjects of audited actions: a record, or a part of one. */
export const AUDIT_SUBJECTS = [
  ...AUDIT_RECORDS,
  'account',
  'config',
  'goods_change',
  'money',
  'stock',
  'store_document',
  'store_registration',
] as const
export type AuditSubject = (typeof AUDIT_SUBJECTS)[number]

/** Verbs, the second part of an action. */
export const AUDIT_VERBS = [
  'address',
  'adjust',
  'cancel',
  'close',
  'create',
  'delete',
  'deny',
  'edit',
  'examine',
  'hide',
  'move',
  'note',
  'open',
  'pass',
  'price',
  'reject',
  'reply',
  'rest',
  'resume',
  'retry',
  'run',
  'shelf',
  'ship',
  'show',
  'submit',
  'update',
  'view',
] as const
export type AuditVerb = (typeof AUDIT_VERBS)[number]

/** An action of the audit log: `express.update`. Back offices translate each one; an action without a text does not compile. */
export type AuditAction = `${AuditSubject}.${AuditVerb}`

/** The two parts of an action; undefined for actions unknown to this version. */
export function readAuditAction(action: string): readonly [subject: AuditSubject, verb: AuditVerb] | undefined {
  const [first, second, ...more] = action.split('.')
  const subject = AUDIT_SUBJECTS.find(each => each === first)
  const verb = AUDIT_VERBS.find(each => each === second)
  return subject === undefined || verb === undefined || more.length > 0 ? undefined : [subject, verb]
}
