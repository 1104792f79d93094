/** Values of attributes and answers, as filters and rankings compare them. */
export type Scalar = null | boolean | number | string;
export type Value = Scalar | readonly Scalar[];
