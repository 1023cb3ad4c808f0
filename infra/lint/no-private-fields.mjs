/**
 * Forbids fields of other objects whose name begins with an underscore: a library may rename them in any version. `_zod` is how zod's own
 * documentation tells libraries to read a schema. Code that still needs one says why, and `library-internals.test.ts` names the version.
 */
export const noPrivateFields = {
  selector: "MemberExpression[computed=false][object.type!='ThisExpression'][property.name=/^_/]:not([property.name='_zod'])",
  message: 'A field with an underscore is private to its library: use what it documents.',
};
