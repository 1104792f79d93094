// Generated from spec/ by `npm run generate`. Do not edit.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const func0 = require("ajv/dist/runtime/ucs2length").default;
const pattern0 = new RegExp("^(?!\\.{1,2}([/*]|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}([/*]|$))[A-Za-z0-9._:-]+)*(/?\\*)?$", "u");

export function validateNamespaceScope(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(func0(data) > 256){
        validateNamespaceScope.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
        return false;
      }
      else {
        if(func0(data) < 1){
          validateNamespaceScope.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
          return false;
        }
        else {
          if(!pattern0.test(data)){
            validateNamespaceScope.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(?!\\.{1,2}([/*]|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}([/*]|$))[A-Za-z0-9._:-]+)*(/?\\*)?$"},message:"must match pattern \""+"^(?!\\.{1,2}([/*]|$))[A-Za-z0-9._:-]+(/(?!\\.{1,2}([/*]|$))[A-Za-z0-9._:-]+)*(/?\\*)?$"+"\""}];
            return false;
          }
        }
      }
    }
    else {
      validateNamespaceScope.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateNamespaceScope.errors = vErrors;
  return errors === 0;
}
