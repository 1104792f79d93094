// Generated from spec/ by `npm run generate`. Do not edit.
import { validateDocumentId, validateName, validateNamespaceName, validateTimestamp } from "../common/response-validators.js";
import { validateOutcomeValue } from "../outcomes/response-validators.js";
import { formats } from "../validators-runtime.js";

const formats0 = formats.int32;
const formats1 = formats.int64;
const schema0 = {"type":"object","properties":{"id":{"$ref":"LabelQueueId"},"judgment":{"$ref":"Name"},"strategy":{"$ref":"LabelStrategy"},"labelers":{"type":"integer","format":"int32"},"near":{"type":["number","null"]},"population":{"type":"integer","format":"int64","minimum":0},"items":{"type":"integer","format":"int64","minimum":0},"progress":{"$ref":"LabelProgress"},"created_at":{"$ref":"Timestamp"}},"required":["id","judgment","strategy","labelers","near","population","items","progress","created_at"]};
const pattern0 = new RegExp("^lq_[0-9a-z]{26}$", "u");
const schema1 = {"type":"string","enum":["random","stratified","uncertain","disagreement","new_epoch"]};

export function validateLabelClaimed(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.item === undefined) && (missing0 = "item")){
        validateLabelClaimed.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.item !== undefined){
          let data0 = data.item;
          const _errs2 = errors;
          let valid1 = false;
          const _errs3 = errors;
          if(!(validateLabelItem(data0, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData}))){
            vErrors = vErrors === null ? validateLabelItem.errors : vErrors.concat(validateLabelItem.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs3 === errors;
          valid1 = valid1 || _valid0;
          if(!valid1){
            const _errs4 = errors;
            if(data0 !== null){
              const err0 = {instancePath:instancePath+"/item",schemaPath:"#/properties/item/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
              if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
              errors++;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
          }
          if(!valid1){
            const err1 = {instancePath:instancePath+"/item",schemaPath:"#/properties/item/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
            if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
            errors++;
            validateLabelClaimed.errors = vErrors;
            return false;
          }
          else {
            errors = _errs2;
            if(vErrors !== null){
              if(_errs2){
                vErrors.length = _errs2;
              }
              else {
                vErrors = null;
              }
            }
          }
        }
      }
    }
    else {
      validateLabelClaimed.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateLabelClaimed.errors = vErrors;
  return errors === 0;
}

export function validateLabelItem(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((((data.item === undefined) && (missing0 = "item")) || ((data.namespace === undefined) && (missing0 = "namespace"))) || ((data.document_id === undefined) && (missing0 = "document_id"))) || ((data.incarnation === undefined) && (missing0 = "incarnation"))) || ((data.attributes === undefined) && (missing0 = "attributes"))) || ((data.state === undefined) && (missing0 = "state"))) || ((data.answer === undefined) && (missing0 = "answer"))) || ((data.probability === undefined) && (missing0 = "probability"))) || ((data.leased_until === undefined) && (missing0 = "leased_until"))){
        validateLabelItem.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.item !== undefined){
          let data0 = data.item;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateLabelItem.errors = [{instancePath:instancePath+"/item",schemaPath:"#/properties/item/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 1 || isNaN(data0)){
                validateLabelItem.errors = [{instancePath:instancePath+"/item",schemaPath:"#/properties/item/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
                return false;
              }
              else {
                if(!(formats0.validate(data0))){
                  validateLabelItem.errors = [{instancePath:instancePath+"/item",schemaPath:"#/properties/item/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                  return false;
                }
              }
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.namespace !== undefined){
            const _errs3 = errors;
            if(!(validateNamespaceName(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
              vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.document_id !== undefined){
              const _errs4 = errors;
              if(!(validateDocumentId(data.document_id, {instancePath:instancePath+"/document_id",parentData:data,parentDataProperty:"document_id",rootData}))){
                vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.incarnation !== undefined){
                let data3 = data.incarnation;
                const _errs5 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validateLabelItem.errors = [{instancePath:instancePath+"/incarnation",schemaPath:"#/properties/incarnation/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs5){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(!(formats1.validate(data3))){
                      validateLabelItem.errors = [{instancePath:instancePath+"/incarnation",schemaPath:"#/properties/incarnation/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                      return false;
                    }
                  }
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.attributes !== undefined){
                  let data4 = data.attributes;
                  const _errs7 = errors;
                  if(errors === _errs7){
                    if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
                    }
                    else {
                      validateLabelItem.errors = [{instancePath:instancePath+"/attributes",schemaPath:"#/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"}];
                      return false;
                    }
                  }
                  var valid0 = _errs7 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.state !== undefined){
                    let data5 = data.state;
                    const _errs10 = errors;
                    if(errors === _errs10){
                      if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
                      }
                      else {
                        validateLabelItem.errors = [{instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "object"},message:"must be object"}];
                        return false;
                      }
                    }
                    var valid0 = _errs10 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.answer !== undefined){
                      let data6 = data.answer;
                      const _errs13 = errors;
                      const _errs14 = errors;
                      let valid1 = false;
                      const _errs15 = errors;
                      if(!(validateOutcomeValue(data6, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData}))){
                        vErrors = vErrors === null ? validateOutcomeValue.errors : vErrors.concat(validateOutcomeValue.errors);
                        errors = vErrors.length;
                      }
                      var _valid0 = _errs15 === errors;
                      valid1 = valid1 || _valid0;
                      if(!valid1){
                        const _errs16 = errors;
                        if(data6 !== null){
                          const err0 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                          if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                          errors++;
                        }
                        var _valid0 = _errs16 === errors;
                        valid1 = valid1 || _valid0;
                      }
                      if(!valid1){
                        const err1 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                        if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                        errors++;
                        validateLabelItem.errors = vErrors;
                        return false;
                      }
                      else {
                        errors = _errs14;
                        if(vErrors !== null){
                          if(_errs14){
                            vErrors.length = _errs14;
                          }
                          else {
                            vErrors = null;
                          }
                        }
                      }
                      var valid0 = _errs13 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.probability !== undefined){
                        let data7 = data.probability;
                        const _errs18 = errors;
                        if(!((typeof data7 == "number") && (isFinite(data7)))){
                          validateLabelItem.errors = [{instancePath:instancePath+"/probability",schemaPath:"#/properties/probability/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                          return false;
                        }
                        var valid0 = _errs18 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.leased_until !== undefined){
                          const _errs20 = errors;
                          if(!(validateTimestamp(data.leased_until, {instancePath:instancePath+"/leased_until",parentData:data,parentDataProperty:"leased_until",rootData}))){
                            vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs20 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateLabelItem.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateLabelItem.errors = vErrors;
  return errors === 0;
}

export function validateLabelProgress(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.done === undefined) && (missing0 = "done")) || ((data.labels === undefined) && (missing0 = "labels"))) || ((data.skips === undefined) && (missing0 = "skips"))) || ((data.gone === undefined) && (missing0 = "gone"))){
        validateLabelProgress.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.done !== undefined){
          let data0 = data.done;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateLabelProgress.errors = [{instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateLabelProgress.errors = [{instancePath:instancePath+"/done",schemaPath:"#/properties/done/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats1.validate(data0))){
                  validateLabelProgress.errors = [{instancePath:instancePath+"/done",schemaPath:"#/properties/done/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                  return false;
                }
              }
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.labels !== undefined){
            let data1 = data.labels;
            const _errs3 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateLabelProgress.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs3){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateLabelProgress.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats1.validate(data1))){
                    validateLabelProgress.errors = [{instancePath:instancePath+"/labels",schemaPath:"#/properties/labels/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.skips !== undefined){
              let data2 = data.skips;
              const _errs5 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateLabelProgress.errors = [{instancePath:instancePath+"/skips",schemaPath:"#/properties/skips/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs5){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateLabelProgress.errors = [{instancePath:instancePath+"/skips",schemaPath:"#/properties/skips/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats1.validate(data2))){
                      validateLabelProgress.errors = [{instancePath:instancePath+"/skips",schemaPath:"#/properties/skips/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs5 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.gone !== undefined){
                let data3 = data.gone;
                const _errs7 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validateLabelProgress.errors = [{instancePath:instancePath+"/gone",schemaPath:"#/properties/gone/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs7){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(data3 < 0 || isNaN(data3)){
                      validateLabelProgress.errors = [{instancePath:instancePath+"/gone",schemaPath:"#/properties/gone/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                      return false;
                    }
                    else {
                      if(!(formats1.validate(data3))){
                        validateLabelProgress.errors = [{instancePath:instancePath+"/gone",schemaPath:"#/properties/gone/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs7 === errors;
              }
              else {
                var valid0 = true;
              }
            }
          }
        }
      }
    }
    else {
      validateLabelProgress.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateLabelProgress.errors = vErrors;
  return errors === 0;
}

export function validateLabelQueue(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((((data.id === undefined) && (missing0 = "id")) || ((data.judgment === undefined) && (missing0 = "judgment"))) || ((data.strategy === undefined) && (missing0 = "strategy"))) || ((data.labelers === undefined) && (missing0 = "labelers"))) || ((data.near === undefined) && (missing0 = "near"))) || ((data.population === undefined) && (missing0 = "population"))) || ((data.items === undefined) && (missing0 = "items"))) || ((data.progress === undefined) && (missing0 = "progress"))) || ((data.created_at === undefined) && (missing0 = "created_at"))){
        validateLabelQueue.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.id !== undefined){
          const _errs1 = errors;
          if(!(validateLabelQueueId(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
            vErrors = vErrors === null ? validateLabelQueueId.errors : vErrors.concat(validateLabelQueueId.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.judgment !== undefined){
            const _errs2 = errors;
            if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
              vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.strategy !== undefined){
              const _errs3 = errors;
              if(!(validateLabelStrategy(data.strategy, {instancePath:instancePath+"/strategy",parentData:data,parentDataProperty:"strategy",rootData}))){
                vErrors = vErrors === null ? validateLabelStrategy.errors : vErrors.concat(validateLabelStrategy.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.labelers !== undefined){
                let data3 = data.labelers;
                const _errs4 = errors;
                if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
                  validateLabelQueue.errors = [{instancePath:instancePath+"/labelers",schemaPath:"#/properties/labelers/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                  return false;
                }
                if(errors === _errs4){
                  if((typeof data3 == "number") && (isFinite(data3))){
                    if(!(formats0.validate(data3))){
                      validateLabelQueue.errors = [{instancePath:instancePath+"/labelers",schemaPath:"#/properties/labelers/format",keyword:"format",params:{format: "int32"},message:"must match format \""+"int32"+"\""}];
                      return false;
                    }
                  }
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.near !== undefined){
                  let data4 = data.near;
                  const _errs6 = errors;
                  if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
                    validateLabelQueue.errors = [{instancePath:instancePath+"/near",schemaPath:"#/properties/near/type",keyword:"type",params:{type: schema0.properties.near.type},message:"must be number,null"}];
                    return false;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.population !== undefined){
                    let data5 = data.population;
                    const _errs8 = errors;
                    if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
                      validateLabelQueue.errors = [{instancePath:instancePath+"/population",schemaPath:"#/properties/population/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                      return false;
                    }
                    if(errors === _errs8){
                      if((typeof data5 == "number") && (isFinite(data5))){
                        if(data5 < 0 || isNaN(data5)){
                          validateLabelQueue.errors = [{instancePath:instancePath+"/population",schemaPath:"#/properties/population/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                          return false;
                        }
                        else {
                          if(!(formats1.validate(data5))){
                            validateLabelQueue.errors = [{instancePath:instancePath+"/population",schemaPath:"#/properties/population/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs8 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.items !== undefined){
                      let data6 = data.items;
                      const _errs10 = errors;
                      if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
                        validateLabelQueue.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                        return false;
                      }
                      if(errors === _errs10){
                        if((typeof data6 == "number") && (isFinite(data6))){
                          if(data6 < 0 || isNaN(data6)){
                            validateLabelQueue.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                            return false;
                          }
                          else {
                            if(!(formats1.validate(data6))){
                              validateLabelQueue.errors = [{instancePath:instancePath+"/items",schemaPath:"#/properties/items/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs10 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.progress !== undefined){
                        const _errs12 = errors;
                        if(!(validateLabelProgress(data.progress, {instancePath:instancePath+"/progress",parentData:data,parentDataProperty:"progress",rootData}))){
                          vErrors = vErrors === null ? validateLabelProgress.errors : vErrors.concat(validateLabelProgress.errors);
                          errors = vErrors.length;
                        }
                        var valid0 = _errs12 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.created_at !== undefined){
                          const _errs13 = errors;
                          if(!(validateTimestamp(data.created_at, {instancePath:instancePath+"/created_at",parentData:data,parentDataProperty:"created_at",rootData}))){
                            vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                            errors = vErrors.length;
                          }
                          var valid0 = _errs13 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateLabelQueue.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateLabelQueue.errors = vErrors;
  return errors === 0;
}

export function validateLabelQueueId(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(typeof data === "string"){
      if(!pattern0.test(data)){
        validateLabelQueueId.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^lq_[0-9a-z]{26}$"},message:"must match pattern \""+"^lq_[0-9a-z]{26}$"+"\""}];
        return false;
      }
    }
    else {
      validateLabelQueueId.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
      return false;
    }
  }
  validateLabelQueueId.errors = vErrors;
  return errors === 0;
}

export function validateLabelQueueList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((data.queues === undefined) && (missing0 = "queues")){
        validateLabelQueueList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.queues !== undefined){
          let data0 = data.queues;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateLabelQueue(data0[i0], {instancePath:instancePath+"/queues/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateLabelQueue.errors : vErrors.concat(validateLabelQueue.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateLabelQueueList.errors = [{instancePath:instancePath+"/queues",schemaPath:"#/properties/queues/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
        }
      }
    }
    else {
      validateLabelQueueList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateLabelQueueList.errors = vErrors;
  return errors === 0;
}

export function validateLabelStrategy(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(typeof data !== "string"){
    validateLabelStrategy.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
    return false;
  }
  if(!(((((data === "random") || (data === "stratified")) || (data === "uncertain")) || (data === "disagreement")) || (data === "new_epoch"))){
    validateLabelStrategy.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
    return false;
  }
  validateLabelStrategy.errors = vErrors;
  return errors === 0;
}
