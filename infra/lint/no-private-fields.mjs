/**
 * A lint rule that forbids fields of other objects whose name begins with an underscore: a library may rename them in any version. Zod
 * documents `_zod`, for reading a schema, and `z._default`. Code that still needs such a field says why, and `library-internals.test.ts`
 * names the version.
 */
export const noPrivateFields = {
  selector: "MemberExpression[computed=false][object.type!='ThisExpression'][object.name!=/^(z|mini)$/][property.name=/^_/]:not([property.name='_zod'])",
  message: 'A field with an underscore is private to its library: use what it documents.',
};
