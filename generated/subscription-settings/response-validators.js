// Generated from spec/ by `npm run generate`. Do not edit.
import { validateName } from "../common/response-validators.js";

const schema0 = {"type":"string","enum":["summary","deliver"]};
const schema1 = {"type":"string","enum":["entered","exited"]};

export function validateSubscriptionBulk(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateSubscriptionBulk.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "summary") || (data === "deliver"))){
    validateSubscriptionBulk.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateSubscriptionBulk.errors = vErrors;
  return errors === 0;
}

export function validateSubscriptionInclude(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      if(data.attributes !== undefined){
        let data0 = data.attributes;
        const _errs1 = errors;
        if(errors === _errs1){
          if(Array.isArray(data0)){
            if(data0.length > 24){
              validateSubscriptionInclude.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"}];
              return false;
            }
            else {
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateName(data0[i0], {instancePath:instancePath+"/attributes/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
          }
          else {
            validateSubscriptionInclude.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
            return false;
          }
        }
        var valid0 = _errs1 === errors;
      }
      else {
        var valid0 = true;
      }
      if(valid0){
        if(data.answers !== undefined){
          let data2 = data.answers;
          const _errs4 = errors;
          if(errors === _errs4){
            if(Array.isArray(data2)){
              if(data2.length > 24){
                validateSubscriptionInclude.errors = [{instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/maxItems",keyword:"maxItems",params:{limit: 24},message:"must NOT have more than 24 items"}];
                return false;
              }
              else {
                var valid2 = true;
                const len1 = data2.length;
                for(let i1=0; i1<len1; i1++){
                  const _errs6 = errors;
                  if(!(validateName(data2[i1], {instancePath:instancePath+"/answers/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
                    vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
                    errors = vErrors.length;
                  }
                  var valid2 = _errs6 === errors;
                  if(!valid2){
                    break;
                  }
                }
              }
            }
            else {
              validateSubscriptionInclude.errors = [{instancePath:instancePath+"/answers",schemaPath:"#/properties/answers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
          var valid0 = _errs4 === errors;
        }
        else {
          var valid0 = true;
        }
      }
    }
    else {
      validateSubscriptionInclude.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateSubscriptionInclude.errors = vErrors;
  return errors === 0;
}

export function validateSubscriptionTransition(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateSubscriptionTransition.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!((data === "entered") || (data === "exited"))){
    validateSubscriptionTransition.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateSubscriptionTransition.errors = vErrors;
  return errors === 0;
}
