/** Values of a form by field name, in wire units. */
export type FormValues = Record<string, unknown>
