// Generated from api-definitions/storage/v1beta1. Do not edit.
// @ts-nocheck: standalone code of the validator library, which is untyped JavaScript.
import { isEmpty } from "../../../runtime/codec/generated-doorway.js";
import { validateLabelSelector } from "../../meta/v1/validators.js";
const dns1123Subdomain = /^[a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*$/u;
/** Rules of CSIStorageCapacity (api-definitions/storage/v1/csi-storage-capacity.yaml). */
export function validateCSIStorageCapacity(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nodeTopology !== undefined){
if(!(validateLabelSelector(data.nodeTopology, {instancePath:instancePath+"/nodeTopology",parentData:data,parentDataProperty:"nodeTopology",rootData}))){
vErrors = vErrors === null ? validateLabelSelector.errors : vErrors.concat(validateLabelSelector.errors);
errors = vErrors.length;
}
}
if(data.storageClassName !== undefined){
let data1 = data.storageClassName;
if(!isEmpty(data1)){
if(typeof data1 == "string" && (data1.length > 253 || !dns1123Subdomain.test(data1))){
const err0 = {instancePath:instancePath+"/storageClassName",keyword:"format",params:{format: "dns1123Subdomain"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
}
validateCSIStorageCapacity.errors = vErrors;
return errors === 0;
}
