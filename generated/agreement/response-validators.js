// Generated from spec/ by `npm run generate`. Do not edit.
import { validateActivityStep } from "../activity/response-validators.js";
import { validateCursor, validateDocumentId, validateEngineVersion, validateName, validateNamespaceName, validateTimestamp, validateVersionNumber } from "../common/response-validators.js";
import { validateJudgmentType } from "../judgments/response-validators.js";
import { validateMatchedEvaluation, validateOutcomeId, validateOutcomeValue } from "../outcomes/response-validators.js";
import { validateIntervalEstimate } from "../shares/response-validators.js";
import { formats } from "../validators-runtime.js";

const formats0 = formats.int64;
const schema0 = {"type":"object","properties":{"namespace":{"$ref":"NamespaceName"},"document_id":{"$ref":"DocumentId"},"incarnation":{"type":["integer","null"],"format":"int64"},"outcome_id":{"$ref":"OutcomeId"},"answer":{"$ref":"OutcomeValue"},"label":{"$ref":"OutcomeValue"},"confidence":{"type":"number"},"label_probability":{"type":"number"},"labeler":{"type":["string","null"]},"comment":{"type":["string","null"]},"observed_at":{"$ref":"Timestamp"},"evaluation":{"$ref":"MatchedEvaluation"}},"required":["namespace","document_id","incarnation","outcome_id","answer","label","confidence","label_probability","labeler","comment","observed_at","evaluation"]};

export function validateAgreementOverTime(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((data.judgment === undefined) && (missing0 = "judgment")) || ((data.step === undefined) && (missing0 = "step"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.to === undefined) && (missing0 = "to"))) || ((data.kept_from === undefined) && (missing0 = "kept_from"))) || ((data.points === undefined) && (missing0 = "points"))){
        validateAgreementOverTime.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.judgment !== undefined){
          const _errs1 = errors;
          if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.step !== undefined){
            const _errs2 = errors;
            if(!(validateActivityStep(data.step, {instancePath:instancePath+"/step",parentData:data,parentDataProperty:"step",rootData}))){
              vErrors = vErrors === null ? validateActivityStep.errors : vErrors.concat(validateActivityStep.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.from !== undefined){
              const _errs3 = errors;
              if(!(validateTimestamp(data.from, {instancePath:instancePath+"/from",parentData:data,parentDataProperty:"from",rootData}))){
                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.to !== undefined){
                const _errs4 = errors;
                if(!(validateTimestamp(data.to, {instancePath:instancePath+"/to",parentData:data,parentDataProperty:"to",rootData}))){
                  vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs4 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.kept_from !== undefined){
                  const _errs5 = errors;
                  if(!(validateTimestamp(data.kept_from, {instancePath:instancePath+"/kept_from",parentData:data,parentDataProperty:"kept_from",rootData}))){
                    vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs5 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.points !== undefined){
                    let data5 = data.points;
                    const _errs6 = errors;
                    if(errors === _errs6){
                      if(Array.isArray(data5)){
                        var valid1 = true;
                        const len0 = data5.length;
                        for(let i0=0; i0<len0; i0++){
                          const _errs8 = errors;
                          if(!(validateAgreementPoint(data5[i0], {instancePath:instancePath+"/points/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
                            vErrors = vErrors === null ? validateAgreementPoint.errors : vErrors.concat(validateAgreementPoint.errors);
                            errors = vErrors.length;
                          }
                          var valid1 = _errs8 === errors;
                          if(!valid1){
                            break;
                          }
                        }
                      }
                      else {
                        validateAgreementOverTime.errors = [{instancePath:instancePath+"/points",schemaPath:"#/properties/points/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                        return false;
                      }
                    }
                    var valid0 = _errs6 === errors;
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
    else {
      validateAgreementOverTime.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateAgreementOverTime.errors = vErrors;
  return errors === 0;
}

export function validateAgreementPoint(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.at === undefined) && (missing0 = "at")) || ((data.agreed === undefined) && (missing0 = "agreed"))) || ((data.disagreed === undefined) && (missing0 = "disagreed"))) || ((data.is_complete === undefined) && (missing0 = "is_complete"))){
        validateAgreementPoint.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.at !== undefined){
          const _errs1 = errors;
          if(!(validateTimestamp(data.at, {instancePath:instancePath+"/at",parentData:data,parentDataProperty:"at",rootData}))){
            vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.agreed !== undefined){
            let data1 = data.agreed;
            const _errs2 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validateAgreementPoint.errors = [{instancePath:instancePath+"/agreed",schemaPath:"#/properties/agreed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validateAgreementPoint.errors = [{instancePath:instancePath+"/agreed",schemaPath:"#/properties/agreed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats0.validate(data1))){
                    validateAgreementPoint.errors = [{instancePath:instancePath+"/agreed",schemaPath:"#/properties/agreed/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.disagreed !== undefined){
              let data2 = data.disagreed;
              const _errs4 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateAgreementPoint.errors = [{instancePath:instancePath+"/disagreed",schemaPath:"#/properties/disagreed/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs4){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateAgreementPoint.errors = [{instancePath:instancePath+"/disagreed",schemaPath:"#/properties/disagreed/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats0.validate(data2))){
                      validateAgreementPoint.errors = [{instancePath:instancePath+"/disagreed",schemaPath:"#/properties/disagreed/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                      return false;
                    }
                  }
                }
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.is_complete !== undefined){
                const _errs6 = errors;
                if(typeof data.is_complete !== "boolean"){
                  validateAgreementPoint.errors = [{instancePath:instancePath+"/is_complete",schemaPath:"#/properties/is_complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                  return false;
                }
                var valid0 = _errs6 === errors;
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
      validateAgreementPoint.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateAgreementPoint.errors = vErrors;
  return errors === 0;
}

export function validateAgreementReport(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((((((((((((((data.judgment === undefined) && (missing0 = "judgment")) || ((data.type === undefined) && (missing0 = "type"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.epoch === undefined) && (missing0 = "epoch"))) || ((data.documents === undefined) && (missing0 = "documents"))) || ((data.drawn === undefined) && (missing0 = "drawn"))) || ((data.effective_documents === undefined) && (missing0 = "effective_documents"))) || ((data.agreement === undefined) && (missing0 = "agreement"))) || ((data.kappa === undefined) && (missing0 = "kappa"))) || ((data.weighted_kappa === undefined) && (missing0 = "weighted_kappa"))) || ((data.confusion === undefined) && (missing0 = "confusion"))) || ((data.thresholds === undefined) && (missing0 = "thresholds"))) || ((data.commonest === undefined) && (missing0 = "commonest"))) || ((data.previous === undefined) && (missing0 = "previous"))) || ((data.people === undefined) && (missing0 = "people"))) || ((data.slices === undefined) && (missing0 = "slices"))) || ((data.slices_left_out === undefined) && (missing0 = "slices_left_out"))){
        validateAgreementReport.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.judgment !== undefined){
          const _errs1 = errors;
          if(!(validateName(data.judgment, {instancePath:instancePath+"/judgment",parentData:data,parentDataProperty:"judgment",rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.type !== undefined){
            const _errs2 = errors;
            if(!(validateJudgmentType(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
              vErrors = vErrors === null ? validateJudgmentType.errors : vErrors.concat(validateJudgmentType.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.version !== undefined){
              let data2 = data.version;
              const _errs3 = errors;
              const _errs4 = errors;
              let valid1 = false;
              const _errs5 = errors;
              if(!(validateVersionNumber(data2, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
                vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
              if(!valid1){
                const _errs6 = errors;
                if(data2 !== null){
                  const err0 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                  errors++;
                }
                var _valid0 = _errs6 === errors;
                valid1 = valid1 || _valid0;
              }
              if(!valid1){
                const err1 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                errors++;
                validateAgreementReport.errors = vErrors;
                return false;
              }
              else {
                errors = _errs4;
                if(vErrors !== null){
                  if(_errs4){
                    vErrors.length = _errs4;
                  }
                  else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.epoch !== undefined){
                let data3 = data.epoch;
                const _errs8 = errors;
                const _errs9 = errors;
                let valid2 = false;
                const _errs10 = errors;
                if(!(validateEngineVersion(data3, {instancePath:instancePath+"/epoch",parentData:data,parentDataProperty:"epoch",rootData}))){
                  vErrors = vErrors === null ? validateEngineVersion.errors : vErrors.concat(validateEngineVersion.errors);
                  errors = vErrors.length;
                }
                var _valid1 = _errs10 === errors;
                valid2 = valid2 || _valid1;
                if(!valid2){
                  const _errs11 = errors;
                  if(data3 !== null){
                    const err2 = {instancePath:instancePath+"/epoch",schemaPath:"#/properties/epoch/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                    if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                    errors++;
                  }
                  var _valid1 = _errs11 === errors;
                  valid2 = valid2 || _valid1;
                }
                if(!valid2){
                  const err3 = {instancePath:instancePath+"/epoch",schemaPath:"#/properties/epoch/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                  if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                  errors++;
                  validateAgreementReport.errors = vErrors;
                  return false;
                }
                else {
                  errors = _errs9;
                  if(vErrors !== null){
                    if(_errs9){
                      vErrors.length = _errs9;
                    }
                    else {
                      vErrors = null;
                    }
                  }
                }
                var valid0 = _errs8 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.documents !== undefined){
                  let data4 = data.documents;
                  const _errs13 = errors;
                  if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
                    validateAgreementReport.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                    return false;
                  }
                  if(errors === _errs13){
                    if((typeof data4 == "number") && (isFinite(data4))){
                      if(data4 < 0 || isNaN(data4)){
                        validateAgreementReport.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                        return false;
                      }
                      else {
                        if(!(formats0.validate(data4))){
                          validateAgreementReport.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs13 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.drawn !== undefined){
                    let data5 = data.drawn;
                    const _errs15 = errors;
                    if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
                      validateAgreementReport.errors = [{instancePath:instancePath+"/drawn",schemaPath:"#/properties/drawn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                      return false;
                    }
                    if(errors === _errs15){
                      if((typeof data5 == "number") && (isFinite(data5))){
                        if(data5 < 0 || isNaN(data5)){
                          validateAgreementReport.errors = [{instancePath:instancePath+"/drawn",schemaPath:"#/properties/drawn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                          return false;
                        }
                        else {
                          if(!(formats0.validate(data5))){
                            validateAgreementReport.errors = [{instancePath:instancePath+"/drawn",schemaPath:"#/properties/drawn/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs15 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.effective_documents !== undefined){
                      let data6 = data.effective_documents;
                      const _errs17 = errors;
                      if(errors === _errs17){
                        if((typeof data6 == "number") && (isFinite(data6))){
                          if(data6 < 0 || isNaN(data6)){
                            validateAgreementReport.errors = [{instancePath:instancePath+"/effective_documents",schemaPath:"#/properties/effective_documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                            return false;
                          }
                        }
                        else {
                          validateAgreementReport.errors = [{instancePath:instancePath+"/effective_documents",schemaPath:"#/properties/effective_documents/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                          return false;
                        }
                      }
                      var valid0 = _errs17 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.agreement !== undefined){
                        let data7 = data.agreement;
                        const _errs19 = errors;
                        const _errs20 = errors;
                        let valid3 = false;
                        const _errs21 = errors;
                        if(!(validateIntervalEstimate(data7, {instancePath:instancePath+"/agreement",parentData:data,parentDataProperty:"agreement",rootData}))){
                          vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
                          errors = vErrors.length;
                        }
                        var _valid2 = _errs21 === errors;
                        valid3 = valid3 || _valid2;
                        if(!valid3){
                          const _errs22 = errors;
                          if(data7 !== null){
                            const err4 = {instancePath:instancePath+"/agreement",schemaPath:"#/properties/agreement/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                            if(vErrors === null) vErrors = [err4]; else vErrors.push(err4);
                            errors++;
                          }
                          var _valid2 = _errs22 === errors;
                          valid3 = valid3 || _valid2;
                        }
                        if(!valid3){
                          const err5 = {instancePath:instancePath+"/agreement",schemaPath:"#/properties/agreement/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                          if(vErrors === null) vErrors = [err5]; else vErrors.push(err5);
                          errors++;
                          validateAgreementReport.errors = vErrors;
                          return false;
                        }
                        else {
                          errors = _errs20;
                          if(vErrors !== null){
                            if(_errs20){
                              vErrors.length = _errs20;
                            }
                            else {
                              vErrors = null;
                            }
                          }
                        }
                        var valid0 = _errs19 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.kappa !== undefined){
                          let data8 = data.kappa;
                          const _errs24 = errors;
                          const _errs25 = errors;
                          let valid4 = false;
                          const _errs26 = errors;
                          if(!(validateIntervalEstimate(data8, {instancePath:instancePath+"/kappa",parentData:data,parentDataProperty:"kappa",rootData}))){
                            vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
                            errors = vErrors.length;
                          }
                          var _valid3 = _errs26 === errors;
                          valid4 = valid4 || _valid3;
                          if(!valid4){
                            const _errs27 = errors;
                            if(data8 !== null){
                              const err6 = {instancePath:instancePath+"/kappa",schemaPath:"#/properties/kappa/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                              if(vErrors === null) vErrors = [err6]; else vErrors.push(err6);
                              errors++;
                            }
                            var _valid3 = _errs27 === errors;
                            valid4 = valid4 || _valid3;
                          }
                          if(!valid4){
                            const err7 = {instancePath:instancePath+"/kappa",schemaPath:"#/properties/kappa/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                            if(vErrors === null) vErrors = [err7]; else vErrors.push(err7);
                            errors++;
                            validateAgreementReport.errors = vErrors;
                            return false;
                          }
                          else {
                            errors = _errs25;
                            if(vErrors !== null){
                              if(_errs25){
                                vErrors.length = _errs25;
                              }
                              else {
                                vErrors = null;
                              }
                            }
                          }
                          var valid0 = _errs24 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.weighted_kappa !== undefined){
                            let data9 = data.weighted_kappa;
                            const _errs29 = errors;
                            const _errs30 = errors;
                            let valid5 = false;
                            const _errs31 = errors;
                            if(!(validateIntervalEstimate(data9, {instancePath:instancePath+"/weighted_kappa",parentData:data,parentDataProperty:"weighted_kappa",rootData}))){
                              vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
                              errors = vErrors.length;
                            }
                            var _valid4 = _errs31 === errors;
                            valid5 = valid5 || _valid4;
                            if(!valid5){
                              const _errs32 = errors;
                              if(data9 !== null){
                                const err8 = {instancePath:instancePath+"/weighted_kappa",schemaPath:"#/properties/weighted_kappa/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                if(vErrors === null) vErrors = [err8]; else vErrors.push(err8);
                                errors++;
                              }
                              var _valid4 = _errs32 === errors;
                              valid5 = valid5 || _valid4;
                            }
                            if(!valid5){
                              const err9 = {instancePath:instancePath+"/weighted_kappa",schemaPath:"#/properties/weighted_kappa/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                              if(vErrors === null) vErrors = [err9]; else vErrors.push(err9);
                              errors++;
                              validateAgreementReport.errors = vErrors;
                              return false;
                            }
                            else {
                              errors = _errs30;
                              if(vErrors !== null){
                                if(_errs30){
                                  vErrors.length = _errs30;
                                }
                                else {
                                  vErrors = null;
                                }
                              }
                            }
                            var valid0 = _errs29 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.confusion !== undefined){
                              let data10 = data.confusion;
                              const _errs34 = errors;
                              if(errors === _errs34){
                                if(Array.isArray(data10)){
                                  var valid6 = true;
                                  const len0 = data10.length;
                                  for(let i0=0; i0<len0; i0++){
                                    const _errs36 = errors;
                                    if(!(validateConfusionCell(data10[i0], {instancePath:instancePath+"/confusion/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
                                      vErrors = vErrors === null ? validateConfusionCell.errors : vErrors.concat(validateConfusionCell.errors);
                                      errors = vErrors.length;
                                    }
                                    var valid6 = _errs36 === errors;
                                    if(!valid6){
                                      break;
                                    }
                                  }
                                }
                                else {
                                  validateAgreementReport.errors = [{instancePath:instancePath+"/confusion",schemaPath:"#/properties/confusion/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                                  return false;
                                }
                              }
                              var valid0 = _errs34 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.thresholds !== undefined){
                                let data12 = data.thresholds;
                                const _errs37 = errors;
                                if(errors === _errs37){
                                  if(Array.isArray(data12)){
                                    var valid7 = true;
                                    const len1 = data12.length;
                                    for(let i1=0; i1<len1; i1++){
                                      const _errs39 = errors;
                                      if(!(validateThresholdRates(data12[i1], {instancePath:instancePath+"/thresholds/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
                                        vErrors = vErrors === null ? validateThresholdRates.errors : vErrors.concat(validateThresholdRates.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid7 = _errs39 === errors;
                                      if(!valid7){
                                        break;
                                      }
                                    }
                                  }
                                  else {
                                    validateAgreementReport.errors = [{instancePath:instancePath+"/thresholds",schemaPath:"#/properties/thresholds/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                                    return false;
                                  }
                                }
                                var valid0 = _errs37 === errors;
                              }
                              else {
                                var valid0 = true;
                              }
                              if(valid0){
                                if(data.commonest !== undefined){
                                  let data14 = data.commonest;
                                  const _errs40 = errors;
                                  const _errs41 = errors;
                                  let valid8 = false;
                                  const _errs42 = errors;
                                  if(!(validateCommonestBaseline(data14, {instancePath:instancePath+"/commonest",parentData:data,parentDataProperty:"commonest",rootData}))){
                                    vErrors = vErrors === null ? validateCommonestBaseline.errors : vErrors.concat(validateCommonestBaseline.errors);
                                    errors = vErrors.length;
                                  }
                                  var _valid5 = _errs42 === errors;
                                  valid8 = valid8 || _valid5;
                                  if(!valid8){
                                    const _errs43 = errors;
                                    if(data14 !== null){
                                      const err10 = {instancePath:instancePath+"/commonest",schemaPath:"#/properties/commonest/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                      if(vErrors === null) vErrors = [err10]; else vErrors.push(err10);
                                      errors++;
                                    }
                                    var _valid5 = _errs43 === errors;
                                    valid8 = valid8 || _valid5;
                                  }
                                  if(!valid8){
                                    const err11 = {instancePath:instancePath+"/commonest",schemaPath:"#/properties/commonest/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                    if(vErrors === null) vErrors = [err11]; else vErrors.push(err11);
                                    errors++;
                                    validateAgreementReport.errors = vErrors;
                                    return false;
                                  }
                                  else {
                                    errors = _errs41;
                                    if(vErrors !== null){
                                      if(_errs41){
                                        vErrors.length = _errs41;
                                      }
                                      else {
                                        vErrors = null;
                                      }
                                    }
                                  }
                                  var valid0 = _errs40 === errors;
                                }
                                else {
                                  var valid0 = true;
                                }
                                if(valid0){
                                  if(data.previous !== undefined){
                                    let data15 = data.previous;
                                    const _errs45 = errors;
                                    const _errs46 = errors;
                                    let valid9 = false;
                                    const _errs47 = errors;
                                    if(!(validatePreviousBaseline(data15, {instancePath:instancePath+"/previous",parentData:data,parentDataProperty:"previous",rootData}))){
                                      vErrors = vErrors === null ? validatePreviousBaseline.errors : vErrors.concat(validatePreviousBaseline.errors);
                                      errors = vErrors.length;
                                    }
                                    var _valid6 = _errs47 === errors;
                                    valid9 = valid9 || _valid6;
                                    if(!valid9){
                                      const _errs48 = errors;
                                      if(data15 !== null){
                                        const err12 = {instancePath:instancePath+"/previous",schemaPath:"#/properties/previous/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                        if(vErrors === null) vErrors = [err12]; else vErrors.push(err12);
                                        errors++;
                                      }
                                      var _valid6 = _errs48 === errors;
                                      valid9 = valid9 || _valid6;
                                    }
                                    if(!valid9){
                                      const err13 = {instancePath:instancePath+"/previous",schemaPath:"#/properties/previous/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                      if(vErrors === null) vErrors = [err13]; else vErrors.push(err13);
                                      errors++;
                                      validateAgreementReport.errors = vErrors;
                                      return false;
                                    }
                                    else {
                                      errors = _errs46;
                                      if(vErrors !== null){
                                        if(_errs46){
                                          vErrors.length = _errs46;
                                        }
                                        else {
                                          vErrors = null;
                                        }
                                      }
                                    }
                                    var valid0 = _errs45 === errors;
                                  }
                                  else {
                                    var valid0 = true;
                                  }
                                  if(valid0){
                                    if(data.people !== undefined){
                                      let data16 = data.people;
                                      const _errs50 = errors;
                                      const _errs51 = errors;
                                      let valid10 = false;
                                      const _errs52 = errors;
                                      if(!(validatePeopleAgreement(data16, {instancePath:instancePath+"/people",parentData:data,parentDataProperty:"people",rootData}))){
                                        vErrors = vErrors === null ? validatePeopleAgreement.errors : vErrors.concat(validatePeopleAgreement.errors);
                                        errors = vErrors.length;
                                      }
                                      var _valid7 = _errs52 === errors;
                                      valid10 = valid10 || _valid7;
                                      if(!valid10){
                                        const _errs53 = errors;
                                        if(data16 !== null){
                                          const err14 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                                          if(vErrors === null) vErrors = [err14]; else vErrors.push(err14);
                                          errors++;
                                        }
                                        var _valid7 = _errs53 === errors;
                                        valid10 = valid10 || _valid7;
                                      }
                                      if(!valid10){
                                        const err15 = {instancePath:instancePath+"/people",schemaPath:"#/properties/people/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                                        if(vErrors === null) vErrors = [err15]; else vErrors.push(err15);
                                        errors++;
                                        validateAgreementReport.errors = vErrors;
                                        return false;
                                      }
                                      else {
                                        errors = _errs51;
                                        if(vErrors !== null){
                                          if(_errs51){
                                            vErrors.length = _errs51;
                                          }
                                          else {
                                            vErrors = null;
                                          }
                                        }
                                      }
                                      var valid0 = _errs50 === errors;
                                    }
                                    else {
                                      var valid0 = true;
                                    }
                                    if(valid0){
                                      if(data.slices !== undefined){
                                        let data17 = data.slices;
                                        const _errs55 = errors;
                                        if(errors === _errs55){
                                          if(Array.isArray(data17)){
                                            var valid11 = true;
                                            const len2 = data17.length;
                                            for(let i2=0; i2<len2; i2++){
                                              const _errs57 = errors;
                                              if(!(validateAgreementSlice(data17[i2], {instancePath:instancePath+"/slices/" + i2,parentData:data17,parentDataProperty:i2,rootData}))){
                                                vErrors = vErrors === null ? validateAgreementSlice.errors : vErrors.concat(validateAgreementSlice.errors);
                                                errors = vErrors.length;
                                              }
                                              var valid11 = _errs57 === errors;
                                              if(!valid11){
                                                break;
                                              }
                                            }
                                          }
                                          else {
                                            validateAgreementReport.errors = [{instancePath:instancePath+"/slices",schemaPath:"#/properties/slices/type",keyword:"type",params:{type: "array"},message:"must be array"}];
                                            return false;
                                          }
                                        }
                                        var valid0 = _errs55 === errors;
                                      }
                                      else {
                                        var valid0 = true;
                                      }
                                      if(valid0){
                                        if(data.slices_left_out !== undefined){
                                          let data19 = data.slices_left_out;
                                          const _errs58 = errors;
                                          if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
                                            validateAgreementReport.errors = [{instancePath:instancePath+"/slices_left_out",schemaPath:"#/properties/slices_left_out/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                                            return false;
                                          }
                                          if(errors === _errs58){
                                            if((typeof data19 == "number") && (isFinite(data19))){
                                              if(data19 < 0 || isNaN(data19)){
                                                validateAgreementReport.errors = [{instancePath:instancePath+"/slices_left_out",schemaPath:"#/properties/slices_left_out/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                                                return false;
                                              }
                                              else {
                                                if(!(formats0.validate(data19))){
                                                  validateAgreementReport.errors = [{instancePath:instancePath+"/slices_left_out",schemaPath:"#/properties/slices_left_out/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                                                  return false;
                                                }
                                              }
                                            }
                                          }
                                          var valid0 = _errs58 === errors;
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
                  }
                }
              }
            }
          }
        }
      }
    }
    else {
      validateAgreementReport.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateAgreementReport.errors = vErrors;
  return errors === 0;
}

export function validateAgreementSlice(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((((data.value === undefined) && (missing0 = "value")) || ((data.documents === undefined) && (missing0 = "documents"))) || ((data.agreement === undefined) && (missing0 = "agreement"))) || ((data.p_value === undefined) && (missing0 = "p_value"))) || ((data.worse === undefined) && (missing0 = "worse"))){
        validateAgreementSlice.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.documents !== undefined){
          let data0 = data.documents;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validateAgreementSlice.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validateAgreementSlice.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats0.validate(data0))){
                  validateAgreementSlice.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
          if(data.agreement !== undefined){
            const _errs3 = errors;
            if(!(validateIntervalEstimate(data.agreement, {instancePath:instancePath+"/agreement",parentData:data,parentDataProperty:"agreement",rootData}))){
              vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.p_value !== undefined){
              let data2 = data.p_value;
              const _errs4 = errors;
              if(!((typeof data2 == "number") && (isFinite(data2)))){
                validateAgreementSlice.errors = [{instancePath:instancePath+"/p_value",schemaPath:"#/properties/p_value/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                return false;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.worse !== undefined){
                const _errs6 = errors;
                if(typeof data.worse !== "boolean"){
                  validateAgreementSlice.errors = [{instancePath:instancePath+"/worse",schemaPath:"#/properties/worse/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
                  return false;
                }
                var valid0 = _errs6 === errors;
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
      validateAgreementSlice.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateAgreementSlice.errors = vErrors;
  return errors === 0;
}

export function validateCommonestBaseline(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.value === undefined) && (missing0 = "value")) || ((data.agreement === undefined) && (missing0 = "agreement"))) || ((data.gain === undefined) && (missing0 = "gain"))){
        validateCommonestBaseline.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.value !== undefined){
          const _errs1 = errors;
          if(!(validateOutcomeValue(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
            vErrors = vErrors === null ? validateOutcomeValue.errors : vErrors.concat(validateOutcomeValue.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.agreement !== undefined){
            const _errs2 = errors;
            if(!(validateIntervalEstimate(data.agreement, {instancePath:instancePath+"/agreement",parentData:data,parentDataProperty:"agreement",rootData}))){
              vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.gain !== undefined){
              const _errs3 = errors;
              if(!(validateIntervalEstimate(data.gain, {instancePath:instancePath+"/gain",parentData:data,parentDataProperty:"gain",rootData}))){
                vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validateCommonestBaseline.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateCommonestBaseline.errors = vErrors;
  return errors === 0;
}

export function validateConfusionCell(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.answer === undefined) && (missing0 = "answer")) || ((data.label === undefined) && (missing0 = "label"))) || ((data.documents === undefined) && (missing0 = "documents"))) || ((data.share === undefined) && (missing0 = "share"))){
        validateConfusionCell.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.answer !== undefined){
          const _errs1 = errors;
          if(!(validateOutcomeValue(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData}))){
            vErrors = vErrors === null ? validateOutcomeValue.errors : vErrors.concat(validateOutcomeValue.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.label !== undefined){
            const _errs2 = errors;
            if(!(validateOutcomeValue(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
              vErrors = vErrors === null ? validateOutcomeValue.errors : vErrors.concat(validateOutcomeValue.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.documents !== undefined){
              let data2 = data.documents;
              const _errs3 = errors;
              if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
                validateConfusionCell.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
                return false;
              }
              if(errors === _errs3){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(data2 < 0 || isNaN(data2)){
                    validateConfusionCell.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                    return false;
                  }
                  else {
                    if(!(formats0.validate(data2))){
                      validateConfusionCell.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
              if(data.share !== undefined){
                let data3 = data.share;
                const _errs5 = errors;
                if(!((typeof data3 == "number") && (isFinite(data3)))){
                  validateConfusionCell.errors = [{instancePath:instancePath+"/share",schemaPath:"#/properties/share/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                  return false;
                }
                var valid0 = _errs5 === errors;
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
      validateConfusionCell.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateConfusionCell.errors = vErrors;
  return errors === 0;
}

export function validateDisagreement(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((((((((((data.namespace === undefined) && (missing0 = "namespace")) || ((data.document_id === undefined) && (missing0 = "document_id"))) || ((data.incarnation === undefined) && (missing0 = "incarnation"))) || ((data.outcome_id === undefined) && (missing0 = "outcome_id"))) || ((data.answer === undefined) && (missing0 = "answer"))) || ((data.label === undefined) && (missing0 = "label"))) || ((data.confidence === undefined) && (missing0 = "confidence"))) || ((data.label_probability === undefined) && (missing0 = "label_probability"))) || ((data.labeler === undefined) && (missing0 = "labeler"))) || ((data.comment === undefined) && (missing0 = "comment"))) || ((data.observed_at === undefined) && (missing0 = "observed_at"))) || ((data.evaluation === undefined) && (missing0 = "evaluation"))){
        validateDisagreement.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.namespace !== undefined){
          const _errs1 = errors;
          if(!(validateNamespaceName(data.namespace, {instancePath:instancePath+"/namespace",parentData:data,parentDataProperty:"namespace",rootData}))){
            vErrors = vErrors === null ? validateNamespaceName.errors : vErrors.concat(validateNamespaceName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.document_id !== undefined){
            const _errs2 = errors;
            if(!(validateDocumentId(data.document_id, {instancePath:instancePath+"/document_id",parentData:data,parentDataProperty:"document_id",rootData}))){
              vErrors = vErrors === null ? validateDocumentId.errors : vErrors.concat(validateDocumentId.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.incarnation !== undefined){
              let data2 = data.incarnation;
              const _errs3 = errors;
              if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
                validateDisagreement.errors = [{instancePath:instancePath+"/incarnation",schemaPath:"#/properties/incarnation/type",keyword:"type",params:{type: schema0.properties.incarnation.type},message:"must be integer,null"}];
                return false;
              }
              if(errors === _errs3){
                if((typeof data2 == "number") && (isFinite(data2))){
                  if(!(formats0.validate(data2))){
                    validateDisagreement.errors = [{instancePath:instancePath+"/incarnation",schemaPath:"#/properties/incarnation/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                    return false;
                  }
                }
              }
              var valid0 = _errs3 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.outcome_id !== undefined){
                const _errs5 = errors;
                if(!(validateOutcomeId(data.outcome_id, {instancePath:instancePath+"/outcome_id",parentData:data,parentDataProperty:"outcome_id",rootData}))){
                  vErrors = vErrors === null ? validateOutcomeId.errors : vErrors.concat(validateOutcomeId.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
              }
              else {
                var valid0 = true;
              }
              if(valid0){
                if(data.answer !== undefined){
                  const _errs6 = errors;
                  if(!(validateOutcomeValue(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData}))){
                    vErrors = vErrors === null ? validateOutcomeValue.errors : vErrors.concat(validateOutcomeValue.errors);
                    errors = vErrors.length;
                  }
                  var valid0 = _errs6 === errors;
                }
                else {
                  var valid0 = true;
                }
                if(valid0){
                  if(data.label !== undefined){
                    const _errs7 = errors;
                    if(!(validateOutcomeValue(data.label, {instancePath:instancePath+"/label",parentData:data,parentDataProperty:"label",rootData}))){
                      vErrors = vErrors === null ? validateOutcomeValue.errors : vErrors.concat(validateOutcomeValue.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs7 === errors;
                  }
                  else {
                    var valid0 = true;
                  }
                  if(valid0){
                    if(data.confidence !== undefined){
                      let data6 = data.confidence;
                      const _errs8 = errors;
                      if(!((typeof data6 == "number") && (isFinite(data6)))){
                        validateDisagreement.errors = [{instancePath:instancePath+"/confidence",schemaPath:"#/properties/confidence/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                        return false;
                      }
                      var valid0 = _errs8 === errors;
                    }
                    else {
                      var valid0 = true;
                    }
                    if(valid0){
                      if(data.label_probability !== undefined){
                        let data7 = data.label_probability;
                        const _errs10 = errors;
                        if(!((typeof data7 == "number") && (isFinite(data7)))){
                          validateDisagreement.errors = [{instancePath:instancePath+"/label_probability",schemaPath:"#/properties/label_probability/type",keyword:"type",params:{type: "number"},message:"must be number"}];
                          return false;
                        }
                        var valid0 = _errs10 === errors;
                      }
                      else {
                        var valid0 = true;
                      }
                      if(valid0){
                        if(data.labeler !== undefined){
                          let data8 = data.labeler;
                          const _errs12 = errors;
                          if((typeof data8 !== "string") && (data8 !== null)){
                            validateDisagreement.errors = [{instancePath:instancePath+"/labeler",schemaPath:"#/properties/labeler/type",keyword:"type",params:{type: schema0.properties.labeler.type},message:"must be string,null"}];
                            return false;
                          }
                          var valid0 = _errs12 === errors;
                        }
                        else {
                          var valid0 = true;
                        }
                        if(valid0){
                          if(data.comment !== undefined){
                            let data9 = data.comment;
                            const _errs14 = errors;
                            if((typeof data9 !== "string") && (data9 !== null)){
                              validateDisagreement.errors = [{instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: schema0.properties.comment.type},message:"must be string,null"}];
                              return false;
                            }
                            var valid0 = _errs14 === errors;
                          }
                          else {
                            var valid0 = true;
                          }
                          if(valid0){
                            if(data.observed_at !== undefined){
                              const _errs16 = errors;
                              if(!(validateTimestamp(data.observed_at, {instancePath:instancePath+"/observed_at",parentData:data,parentDataProperty:"observed_at",rootData}))){
                                vErrors = vErrors === null ? validateTimestamp.errors : vErrors.concat(validateTimestamp.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs16 === errors;
                            }
                            else {
                              var valid0 = true;
                            }
                            if(valid0){
                              if(data.evaluation !== undefined){
                                const _errs17 = errors;
                                if(!(validateMatchedEvaluation(data.evaluation, {instancePath:instancePath+"/evaluation",parentData:data,parentDataProperty:"evaluation",rootData}))){
                                  vErrors = vErrors === null ? validateMatchedEvaluation.errors : vErrors.concat(validateMatchedEvaluation.errors);
                                  errors = vErrors.length;
                                }
                                var valid0 = _errs17 === errors;
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
        }
      }
    }
    else {
      validateDisagreement.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateDisagreement.errors = vErrors;
  return errors === 0;
}

export function validateDisagreementList(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((data.disagreements === undefined) && (missing0 = "disagreements")) || ((data.next_cursor === undefined) && (missing0 = "next_cursor"))){
        validateDisagreementList.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.disagreements !== undefined){
          let data0 = data.disagreements;
          const _errs1 = errors;
          if(errors === _errs1){
            if(Array.isArray(data0)){
              var valid1 = true;
              const len0 = data0.length;
              for(let i0=0; i0<len0; i0++){
                const _errs3 = errors;
                if(!(validateDisagreement(data0[i0], {instancePath:instancePath+"/disagreements/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
                  vErrors = vErrors === null ? validateDisagreement.errors : vErrors.concat(validateDisagreement.errors);
                  errors = vErrors.length;
                }
                var valid1 = _errs3 === errors;
                if(!valid1){
                  break;
                }
              }
            }
            else {
              validateDisagreementList.errors = [{instancePath:instancePath+"/disagreements",schemaPath:"#/properties/disagreements/type",keyword:"type",params:{type: "array"},message:"must be array"}];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.next_cursor !== undefined){
            let data2 = data.next_cursor;
            const _errs4 = errors;
            const _errs5 = errors;
            let valid2 = false;
            const _errs6 = errors;
            if(!(validateCursor(data2, {instancePath:instancePath+"/next_cursor",parentData:data,parentDataProperty:"next_cursor",rootData}))){
              vErrors = vErrors === null ? validateCursor.errors : vErrors.concat(validateCursor.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs6 === errors;
            valid2 = valid2 || _valid0;
            if(!valid2){
              const _errs7 = errors;
              if(data2 !== null){
                const err0 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs7 === errors;
              valid2 = valid2 || _valid0;
            }
            if(!valid2){
              const err1 = {instancePath:instancePath+"/next_cursor",schemaPath:"#/properties/next_cursor/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validateDisagreementList.errors = vErrors;
              return false;
            }
            else {
              errors = _errs5;
              if(vErrors !== null){
                if(_errs5){
                  vErrors.length = _errs5;
                }
                else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs4 === errors;
          }
          else {
            var valid0 = true;
          }
        }
      }
    }
    else {
      validateDisagreementList.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateDisagreementList.errors = vErrors;
  return errors === 0;
}

export function validatePeopleAgreement(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.documents === undefined) && (missing0 = "documents")) || ((data.agreement === undefined) && (missing0 = "agreement"))) || ((data.kappa === undefined) && (missing0 = "kappa"))){
        validatePeopleAgreement.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.documents !== undefined){
          let data0 = data.documents;
          const _errs1 = errors;
          if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
            validatePeopleAgreement.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
            return false;
          }
          if(errors === _errs1){
            if((typeof data0 == "number") && (isFinite(data0))){
              if(data0 < 0 || isNaN(data0)){
                validatePeopleAgreement.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                return false;
              }
              else {
                if(!(formats0.validate(data0))){
                  validatePeopleAgreement.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
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
          if(data.agreement !== undefined){
            const _errs3 = errors;
            if(!(validateIntervalEstimate(data.agreement, {instancePath:instancePath+"/agreement",parentData:data,parentDataProperty:"agreement",rootData}))){
              vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs3 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.kappa !== undefined){
              let data2 = data.kappa;
              const _errs4 = errors;
              const _errs5 = errors;
              let valid1 = false;
              const _errs6 = errors;
              if(!(validateIntervalEstimate(data2, {instancePath:instancePath+"/kappa",parentData:data,parentDataProperty:"kappa",rootData}))){
                vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs6 === errors;
              valid1 = valid1 || _valid0;
              if(!valid1){
                const _errs7 = errors;
                if(data2 !== null){
                  const err0 = {instancePath:instancePath+"/kappa",schemaPath:"#/properties/kappa/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                  errors++;
                }
                var _valid0 = _errs7 === errors;
                valid1 = valid1 || _valid0;
              }
              if(!valid1){
                const err1 = {instancePath:instancePath+"/kappa",schemaPath:"#/properties/kappa/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
                errors++;
                validatePeopleAgreement.errors = vErrors;
                return false;
              }
              else {
                errors = _errs5;
                if(vErrors !== null){
                  if(_errs5){
                    vErrors.length = _errs5;
                  }
                  else {
                    vErrors = null;
                  }
                }
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
          }
        }
      }
    }
    else {
      validatePeopleAgreement.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validatePeopleAgreement.errors = vErrors;
  return errors === 0;
}

export function validatePreviousBaseline(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if(((((data.version === undefined) && (missing0 = "version")) || ((data.documents === undefined) && (missing0 = "documents"))) || ((data.agreement === undefined) && (missing0 = "agreement"))) || ((data.gain === undefined) && (missing0 = "gain"))){
        validatePreviousBaseline.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.version !== undefined){
          const _errs1 = errors;
          if(!(validateVersionNumber(data.version, {instancePath:instancePath+"/version",parentData:data,parentDataProperty:"version",rootData}))){
            vErrors = vErrors === null ? validateVersionNumber.errors : vErrors.concat(validateVersionNumber.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.documents !== undefined){
            let data1 = data.documents;
            const _errs2 = errors;
            if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
              validatePreviousBaseline.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
              return false;
            }
            if(errors === _errs2){
              if((typeof data1 == "number") && (isFinite(data1))){
                if(data1 < 0 || isNaN(data1)){
                  validatePreviousBaseline.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
                  return false;
                }
                else {
                  if(!(formats0.validate(data1))){
                    validatePreviousBaseline.errors = [{instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/format",keyword:"format",params:{format: "int64"},message:"must match format \""+"int64"+"\""}];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.agreement !== undefined){
              const _errs4 = errors;
              if(!(validateIntervalEstimate(data.agreement, {instancePath:instancePath+"/agreement",parentData:data,parentDataProperty:"agreement",rootData}))){
                vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs4 === errors;
            }
            else {
              var valid0 = true;
            }
            if(valid0){
              if(data.gain !== undefined){
                const _errs5 = errors;
                if(!(validateIntervalEstimate(data.gain, {instancePath:instancePath+"/gain",parentData:data,parentDataProperty:"gain",rootData}))){
                  vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs5 === errors;
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
      validatePreviousBaseline.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validatePreviousBaseline.errors = vErrors;
  return errors === 0;
}

export function validateThresholdRates(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
  let vErrors = null;
  let errors = 0;
  if(errors === 0){
    if(data && typeof data == "object" && !Array.isArray(data)){
      let missing0;
      if((((data.threshold === undefined) && (missing0 = "threshold")) || ((data.true_positive_rate === undefined) && (missing0 = "true_positive_rate"))) || ((data.true_negative_rate === undefined) && (missing0 = "true_negative_rate"))){
        validateThresholdRates.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
        return false;
      }
      else {
        if(data.threshold !== undefined){
          const _errs1 = errors;
          if(!(validateName(data.threshold, {instancePath:instancePath+"/threshold",parentData:data,parentDataProperty:"threshold",rootData}))){
            vErrors = vErrors === null ? validateName.errors : vErrors.concat(validateName.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs1 === errors;
        }
        else {
          var valid0 = true;
        }
        if(valid0){
          if(data.true_positive_rate !== undefined){
            let data1 = data.true_positive_rate;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid1 = false;
            const _errs4 = errors;
            if(!(validateIntervalEstimate(data1, {instancePath:instancePath+"/true_positive_rate",parentData:data,parentDataProperty:"true_positive_rate",rootData}))){
              vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if(!valid1){
              const _errs5 = errors;
              if(data1 !== null){
                const err0 = {instancePath:instancePath+"/true_positive_rate",schemaPath:"#/properties/true_positive_rate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                if(vErrors === null) vErrors = [err0]; else vErrors.push(err0);
                errors++;
              }
              var _valid0 = _errs5 === errors;
              valid1 = valid1 || _valid0;
            }
            if(!valid1){
              const err1 = {instancePath:instancePath+"/true_positive_rate",schemaPath:"#/properties/true_positive_rate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
              if(vErrors === null) vErrors = [err1]; else vErrors.push(err1);
              errors++;
              validateThresholdRates.errors = vErrors;
              return false;
            }
            else {
              errors = _errs3;
              if(vErrors !== null){
                if(_errs3){
                  vErrors.length = _errs3;
                }
                else {
                  vErrors = null;
                }
              }
            }
            var valid0 = _errs2 === errors;
          }
          else {
            var valid0 = true;
          }
          if(valid0){
            if(data.true_negative_rate !== undefined){
              let data2 = data.true_negative_rate;
              const _errs7 = errors;
              const _errs8 = errors;
              let valid2 = false;
              const _errs9 = errors;
              if(!(validateIntervalEstimate(data2, {instancePath:instancePath+"/true_negative_rate",parentData:data,parentDataProperty:"true_negative_rate",rootData}))){
                vErrors = vErrors === null ? validateIntervalEstimate.errors : vErrors.concat(validateIntervalEstimate.errors);
                errors = vErrors.length;
              }
              var _valid1 = _errs9 === errors;
              valid2 = valid2 || _valid1;
              if(!valid2){
                const _errs10 = errors;
                if(data2 !== null){
                  const err2 = {instancePath:instancePath+"/true_negative_rate",schemaPath:"#/properties/true_negative_rate/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
                  if(vErrors === null) vErrors = [err2]; else vErrors.push(err2);
                  errors++;
                }
                var _valid1 = _errs10 === errors;
                valid2 = valid2 || _valid1;
              }
              if(!valid2){
                const err3 = {instancePath:instancePath+"/true_negative_rate",schemaPath:"#/properties/true_negative_rate/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
                if(vErrors === null) vErrors = [err3]; else vErrors.push(err3);
                errors++;
                validateThresholdRates.errors = vErrors;
                return false;
              }
              else {
                errors = _errs8;
                if(vErrors !== null){
                  if(_errs8){
                    vErrors.length = _errs8;
                  }
                  else {
                    vErrors = null;
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
    else {
      validateThresholdRates.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
      return false;
    }
  }
  validateThresholdRates.errors = vErrors;
  return errors === 0;
}

export const disagreements200 = validateDisagreementList;
export const get200 = validateAgreementReport;
export const overTime200 = validateAgreementOverTime;
